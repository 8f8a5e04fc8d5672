// build.mjs -- bundles the page into a folder that any web host can serve.
//   node build.mjs OUT WASM
import { build } from "esbuild";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const [out, wasm] = process.argv.slice(2);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const common = { bundle: true, minify: true, target: "es2021", legalComments: "none", logLevel: "warning" };
await build({
	...common,
	entryPoints: [join(here, "src/main.tsx")],
	outfile: join(out, "main.js"),
	format: "esm",
	jsx: "automatic",
	jsxImportSource: "preact",
});
await build({ ...common, entryPoints: [join(here, "src/worker.ts")], outfile: join(out, "worker.js"), format: "iife" });
await build({ ...common, entryPoints: [join(here, "made/style.css")], outfile: join(out, "style.css") });

for (const file of readdirSync(join(here, "public"))) copyFileSync(join(here, "public", file), join(out, file));

// Who looks for the page is told which games there are.
const games = new Intl.ListFormat("en-GB").format(JSON.parse(readFileSync(join(here, "made/games.json"), "utf8")));
const index = join(out, "index.html");
writeFileSync(index, readFileSync(index, "utf8").replace("{games}", games));
copyFileSync(wasm, join(out, "quayside.wasm"));

// The service worker names its cache by what it holds, so that a new build replaces the old.
const files = readdirSync(out).filter((f) => f !== "sw.js").sort();
const hash = createHash("sha256");
for (const file of files) hash.update(file).update(readFileSync(join(out, file)));
const version = hash.digest("hex").slice(0, 16);
const worker = await build({
	...common,
	entryPoints: [join(here, "src/sw.ts")],
	format: "iife",
	write: false,
	define: { VERSION: JSON.stringify(version), FILES: JSON.stringify(files) },
});
writeFileSync(join(out, "sw.js"), worker.outputFiles[0].contents);

let total = 0;
for (const file of [...files, "sw.js"].filter((f) => /\.(js|css|html|wasm)$/.test(f)))
	total += gzipSync(readFileSync(join(out, file)), { level: 9 }).length; // other levels differ from zlib to zlib
console.log(`  page  ${out}: ${Math.round(total / 1024)} KB gzipped`);
// A fourth game must fit in too: scripts/newgame builds with one.
const MOST = 450;
if (total > MOST * 1024) throw new Error(`the page is larger than ${MOST} KB`);
