// wasm.mjs -- prints the signature that the WebAssembly module computes.
import { readFileSync } from "node:fs";

const module = await WebAssembly.compile(readFileSync(process.argv[2]));
const imports = WebAssembly.Module.imports(module);
if (imports.length > 0)
	throw new Error("the module wants: " + imports.map((i) => i.name).join(", "));
const { exports } = await WebAssembly.instantiate(module, {});
console.log(BigInt.asUintN(64, exports.bench_signature()).toString(16).padStart(16, "0"));
