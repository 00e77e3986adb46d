// Writes src/protocol.ts from the JSON Schema of the server:
//     python -m ludus.server.protocol.schema | npm run protocol
// A file name as an argument writes there instead.
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

/** "lutece.View" is LuteceView; pairs are written the older way, which the compiler reads. */
function simpler(node) {
  if (Array.isArray(node)) return node.map(simpler);
  if (typeof node !== "object" || node === null) return node;
  const made = {};
  for (const [key, value] of Object.entries(node)) {
    if ((key === "title" && typeof value === "string") || key === "discriminator") continue; // a field may be called so
    if ((key === "minItems" || key === "maxItems") && !node.prefixItems) continue;
    if (key === "$ref")
      made.$ref = value
        .replace("#/$defs/", "#/definitions/")
        .replace(/\/(\w+)\.(\w)/, (_, game, first) => `/${game[0].toUpperCase()}${game.slice(1)}${first}`);
    else if (key === "prefixItems") made.items = simpler(value);
    else if (key === "items" && value === false) made.additionalItems = false;
    else made[key] = simpler(value);
  }
  if (made.type === "object" && made.properties && made.additionalProperties === undefined)
    made.additionalProperties = false;
  return made;
}

const schema = JSON.parse(readFileSync(0, "utf-8"));
const definitions = {};
for (const [name, body] of Object.entries(schema.$defs)) {
  const title = name.replace(/^(\w)(\w*)\.(\w+)$/, (_, first, rest, own) => `${first.toUpperCase()}${rest}${own}`);
  definitions[title] = simpler(body);
}
const code = await compile(
  { title: "Protocol", type: "object", additionalProperties: false, definitions },
  "Protocol",
  {
    bannerComment: "/* Made from the server's own structs by `npm run protocol`. Change those, not this. */",
    unreachableDefinitions: true,
    additionalProperties: false,
    style: { printWidth: 120 },
    strictIndexSignatures: true,
  },
);
writeFileSync(
  process.argv[2] ?? new URL("../src/protocol.ts", import.meta.url),
  code
    .replace(/\/\*\*\n \* This interface was referenced by [\s\S]*?\*\/\n/g, "")
    .replace(/\n \*\n \* This interface was referenced by[^\n]*\n \* via the `definition`[^\n]*\n/g, "\n"),
);
