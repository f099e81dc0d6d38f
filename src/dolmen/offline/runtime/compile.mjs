/** Turns the modules of an archive into what this Python runs at once, so that no page has to
 * compile them at every start.
 *
 *     node compile.mjs RUNTIME SOURCE TARGET [SOURCE TARGET]...
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [runtime, ...files] = process.argv.slice(2).map(path => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(runtime, 'pyodide.mjs')).href);
const python = await loadPyodide();
for (let n = 0; n < files.length; n += 2) {
  python.FS.writeFile('/source.zip', new Uint8Array(readFileSync(files[n])));
  python.runPython(`
import importlib._bootstrap_external as how
import zipfile

with zipfile.ZipFile("/source.zip") as source, zipfile.ZipFile("/target.zip", "w") as target:
    for name in sorted(source.namelist()):
        if name.endswith("/"):
            continue
        data = source.read(name)
        if name.endswith(".py"):
            code = compile(data, name, "exec", dont_inherit=True, optimize=0)
            data = how._code_to_hash_pyc(code, bytes(8), checked=False)
            name += "c"
        info = zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0))
        target.writestr(info, bytes(data))  # compressed as a whole, later
`);
  writeFileSync(files[n + 1], python.FS.readFile('/target.zip'));
}
