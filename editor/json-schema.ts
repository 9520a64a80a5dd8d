import { z } from "zod";

/** A schema as `z.toJSONSchema` gives it, with what the schemas of this site add by `.meta()`. */
export interface JsonSchema {
  type?: string;
  title?: string;
  description?: string;
  const?: unknown;
  enum?: readonly unknown[];
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  /** Also `photo`, for a file in content/photos/. */
  format?: string;
  relation?: Relation;
  rule?: { source: string; flags: string; message: string };
}

/** The text is the id of an item of `to`, a folder, chosen by what is `shown`; or one of the `values` of a file. */
export type Relation = { to: string; shown: string } | { to: string; values: string };

/** The schema of what an editor types. What JSON Schema cannot say is an empty schema there. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const options = { io: "input", unrepresentable: "any", override: addRule } as const;
  return z.toJSONSchema(schema, options) as JsonSchema;
}

/** JSON Schema has no place for the flags of an expression, nor for what is said when it does not match. */
function addRule({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: object }) {
  const { checks = [] } = zodSchema._zod.def as { checks?: z.core.$ZodCheck[] };
  for (const { _zod } of checks) {
    const { pattern, error } = _zod.def as z.core.$ZodCheckRegexDef;
    if (!(pattern instanceof RegExp)) continue;
    if ("rule" in jsonSchema) throw new TypeError("The editor has one expression for each field");
    const message = error?.({ code: "custom", input: "", path: [] } as never);
    const { source, flags } = pattern;
    Object.assign(jsonSchema, { rule: { source, flags, message: String(message ?? "") } });
  }
}
