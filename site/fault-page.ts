/** A fault in the content, in words. */
export interface Fault {
  file: string;
  /** In the file, from 1; absent where the fault has no place. */
  line?: number | undefined;
  field: string;
  /** As it is to be shown. */
  value: string;
  remedy: string;
}

const STYLES = `
body{margin:0 auto;padding:6vh 24px;max-width:60rem;font:1.125rem/1.5 system-ui,sans-serif;color:#0f1420;background:#fff;overflow-wrap:anywhere}
h1{font-size:2.25rem;line-height:1.15;margin:0 0 .5rem}
ol{list-style:none;margin:2.5rem 0 0;padding:0}li{border-top:2px solid;padding:1.25rem 0 2rem}
h2{font-size:1.25rem;margin:0 0 .75rem}
dl{display:grid;grid-template-columns:6rem 1fr;gap:.25rem 1rem;margin:0}
dt{color:#5a6172}dd{margin:0}
.remedy{font-weight:600}
@media (prefers-color-scheme:dark){body{color:#fff;background:#0f1420}dt{color:#b9c0cc}}`;

/**
 * The page that stands in place of every other while the content has a fault.
 *
 * @param client address of the script that loads the page again when a file has changed
 */
export function faultPage(faults: readonly Fault[], client = ""): string {
  const title = faults.length === 1 ? "A fault in the content" : `${faults.length} faults`;
  const entries = faults.map(({ file, line, field, value, remedy }) => {
    const place = line === undefined ? file : `${file}, line ${line}`;
    return `<li><h2>${escaped(place)}</h2>
<dl><dt>Field</dt><dd>${escaped(field)}</dd>
<dt>Value</dt><dd>${escaped(value)}</dd>
<dt>To do</dt><dd class="remedy">${escaped(remedy)}</dd></dl></li>`;
  });
  return `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${STYLES}</style><script type="module" src="${client}"></script></head>
<body><main><h1>${title}</h1>
<p>The page comes back by itself once ${faults.length === 1 ? "it is" : "they are"} mended and saved.</p>
<ol>${entries.join("\n")}</ol></main></body>
</html>
`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
