// Lets Node itself load what the tests import: it strips types by itself, and here it learns what only the bundler
// knows. Vite would transform the whole program for the workers, which took longer than most tests.
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'rolldown/utils';

const namesOfClasses = 'export default new Proxy({}, { get: (_, name) => name });';
const mediaTypes = { woff: 'font/woff', woff2: 'font/woff2' };

registerHooks({
  load(url, context, nextLoad) {
    const [path, query] = url.split('?');
    if (path.endsWith('.module.css')) return aModule(namesOfClasses);
    if (path.endsWith('.css')) return aModule('');
    if (path.endsWith('.tsx')) return aModule(withoutJsx(fileURLToPath(path)));
    if (query === 'inline') return aModule(`export default ${JSON.stringify(dataAddress(path))};`);
    if (query === 'url') return aModule(`export default ${JSON.stringify(path)};`);
    return nextLoad(url, context);
  },
});

function aModule(source) {
  return { format: 'module', source, shortCircuit: true };
}

function withoutJsx(file) {
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
    jsx: { runtime: 'automatic' },
    sourcemap: true,
    tsconfig: false,
  });
  if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`);
  return code;
}

function dataAddress(url) {
  const type = mediaTypes[url.split('.').at(-1)];
  return `data:${type};base64,${readFileSync(fileURLToPath(url)).toString('base64')}`;
}
