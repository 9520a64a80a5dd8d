/** The names of the parameters of a pattern: `"id"` for `/services/:id`. */
type ParameterNames<Pattern extends string> = Pattern extends `${string}:${infer Rest}`
  ? FirstName<Rest> | ParameterNames<Rest>
  : never;
type FirstName<Rest extends string> = Rest extends `${infer Name}/${string}` ? Name : Rest;

/** The values for the parameters of a pattern. */
export type PathParameters<Pattern extends string> = Readonly<
  Record<ParameterNames<Pattern>, string | number>
>;

/**
 * The decoded address for a pattern and its values, e.g. `/services/economics` for `/services/:id`.
 *
 * @throws RangeError if a parameter is missing
 */
export function fillPath<Pattern extends string>(
  pattern: Pattern,
  parameters: PathParameters<Pattern>,
): string {
  const values: Readonly<Record<string, string | number | undefined>> = parameters;
  return pattern.replace(/:(\w+)/g, (_parameter, name: string) => {
    const value = values[name];
    if (value === undefined) throw new RangeError(`The address ${pattern} needs :${name}`);
    return String(value);
  });
}
