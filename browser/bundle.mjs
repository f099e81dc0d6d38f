/** Joins the compiled modules into few files, and writes the page that names them.
 *
 *     node bundle.mjs             from build/ into ../src/dolmen/web
 *     node bundle.mjs FOLDER      into this folder
 *     node bundle.mjs --watch     again whenever a compiled module changes
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild-wasm';

const HERE = dirname(fileURLToPath(import.meta.url));
const BUILD = join(HERE, 'build');
const watching = process.argv.includes('--watch');
const folder = process.argv.slice(2).find(word => !word.startsWith('--'));
const WEB = folder ? resolve(folder) : resolve(HERE, '../src/dolmen/web');

/** Never with the folder of this machine in it: names of files are made from what goes in. */
const named = path => relative(BUILD, path).replaceAll('\\', '/');
const importing = names => names.map(name => `import ${JSON.stringify(`./${name}`)};`);

/** What every page has from the beginning. */
function base() {
  const all = part => readdirSync(join(BUILD, part)).filter(name => name.endsWith('.js'));
  const shared = ['core', 'art'].flatMap(part => all(part).map(name => `${part}/${name}`));
  return ['main.js', ...shared.sort(), 'ui/Seats.js', 'ui/spot.js'];
}

/** What is there before this module is loaded: the base, and for a part of a game its table. */
function before(name) {
  const table = name.replace(/^(games\/\w+\/).*|.*/, '$1index.js');
  return table === 'index.js' || table === name ? base() : [...base(), table];
}

/** Modules are put together by who needs them, in every combination a file of its own. Whoever is
 * loaded later needs all that is there already, too, and so there are few combinations. */
const together = {
  name: 'together',
  setup(bundler) {
    bundler.onResolve({ filter: /^base$/ }, () => ({ path: 'base', namespace: 'base' }));
    bundler.onLoad({ filter: /.*/, namespace: 'base' }, () => ({
      contents: importing(base()).join('\n'),
      resolveDir: BUILD,
    }));
    bundler.onResolve({ filter: /^\./ }, ({ kind, path, resolveDir }) =>
      kind === 'dynamic-import' ? { path: named(join(resolveDir, path)), namespace: 'later' } : undefined,
    );
    bundler.onLoad({ filter: /.*/, namespace: 'later' }, ({ path }) => ({
      contents: [...importing(before(path)), `export * from ${JSON.stringify(`./${path}`)};`].join('\n'),
      resolveDir: BUILD,
    }));
  },
};

const written = {
  name: 'written',
  setup(bundler) {
    bundler.onEnd(async ({ errors, metafile, outputFiles }) => {
      if (!errors.length) write(outputFiles, metafile.outputs, await head());
    });
  },
};

/** The file and what it imports; what it loads later is left out. */
function needed(outputs, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const one of outputs[name].imports) {
    if (one.kind === 'import-statement') needed(outputs, one.path, seen);
  }
  return seen;
}

/** The script in the head of the page. */
async function head() {
  const { outputFiles } = await build({ ...common, entryPoints: ['build/head.js'], format: 'iife' });
  return outputFiles[0].text.trim();
}

const address = name => `js/${basename(name)}`;

function write(files, outputs, script) {
  const names = Object.keys(outputs);
  // Everybody needs the first module: it lies in what all share, and its own file only names that.
  const stub = names.find(name => outputs[name].entryPoint === 'base:base');
  const first = names.find(name => outputs[name].inputs['build/main.js']);
  const early = needed(outputs, first);
  const needs = {};
  for (const name of names.sort()) {
    const game = /^later:games\/(\w+)\/index\.js$/.exec(outputs[name].entryPoint)?.[1];
    if (game)
      needs[game] = [...needed(outputs, name)]
        .filter(one => !early.has(one))
        .map(address)
        .sort();
  }
  const js = join(WEB, 'js');
  rmSync(js, { recursive: true, force: true });
  mkdirSync(js, { recursive: true });
  for (const { path, contents } of files) {
    if (address(path) !== address(stub)) writeFileSync(join(WEB, address(path)), contents);
  }
  writeFileSync(join(WEB, 'needs.json'), JSON.stringify(needs, null, 1) + '\n');
  const html = readFileSync(join(HERE, 'index.html'), 'utf8');
  writeFileSync(
    join(WEB, 'index.html'),
    html.replace('@HEAD@', () => script).replace('@MAIN@', address(first)),
  );
}

const common = {
  absWorkingDir: HERE,
  bundle: true,
  target: 'es2022',
  minify: true,
  legalComments: 'none',
  write: false,
  logLevel: 'warning',
};
const options = {
  ...common,
  entryPoints: { main: 'base' },
  outdir: 'js',
  splitting: true,
  format: 'esm',
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  metafile: true,
  plugins: [together, written],
};

if (watching) await (await context(options)).watch();
else await build(options);
