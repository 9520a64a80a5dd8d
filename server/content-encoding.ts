/** A form in which a file can be sent, with the ending of its precompressed sibling. */
export interface Encoding {
  readonly name: "br" | "gzip" | "identity";
  readonly ending: string;
}

/** The file as it is. */
export const identity: Encoding = { name: "identity", ending: "" };

/** Smallest first: the order among forms that a client likes equally well. */
const encodings: readonly Encoding[] = [
  { name: "br", ending: ".br" },
  { name: "gzip", ending: ".gz" },
  identity,
];

/**
 * The forms that a client accepts, best first (RFC 9110, section 12.5.3).
 *
 * The unencoded form is always among them: a client that refuses it too gets it rather than a 406.
 *
 * @param header the request's `Accept-Encoding`
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  const weights = weightsOf(header ?? "");
  const weightOf = ({ name }: Encoding): number => {
    const weight = weights.get(name) ?? weights.get("*");
    // Unmentioned, the unencoded form is acceptable but comes after everything that was named.
    return weight ?? (name === "identity" ? 0.0001 : 0);
  };
  const accepted = encodings.filter((encoding) => weightOf(encoding) > 0);
  accepted.sort((one, other) => weightOf(other) - weightOf(one));
  return accepted.includes(identity) ? accepted : [...accepted, identity];
}

function weightsOf(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = item.split(";").map((part) => part.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const weight = q === undefined ? 1 : Number(q);
    weights.set(name === "x-gzip" ? "gzip" : name, Number.isFinite(weight) ? weight : 0);
  }
  return weights;
}
