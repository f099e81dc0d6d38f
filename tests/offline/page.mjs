/** Runs a Python program in the Python of a static folder, outside a browser.
 *
 *     node page.mjs FOLDER PROGRAM RESULT
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [folder, program, result] = process.argv.slice(2).map(path => resolve(path));
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: `${folder}/`, stdLibURL: join(folder, 'python_stdlib.zip') });
const archive = new Uint8Array(readFileSync(join(folder, 'dolmen.zip')));
python.unpackArchive(archive, 'zip', { extractDir: '/lib/dolmen' });
python.runPython('import sys; sys.path.insert(0, "/lib/dolmen")');
try {
  writeFileSync(result, await python.runPythonAsync(readFileSync(program, 'utf8')));
  process.exit(0);
} catch (e) {
  console.error(e.message);
  process.exit(1);
}
