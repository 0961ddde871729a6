import type { Plugin } from 'vite';

/** Gives a package that has only named exports a default export that holds them, for an importer that asks for one. */
export function giveDefaultExport(packageName: string): Plugin {
  const wrapped = `\0openward:${packageName}`;
  return {
    name: 'openward:default-export',
    enforce: 'pre',
    resolveId(id, importer) {
      return id === packageName && importer !== wrapped ? wrapped : null;
    },
    load(id) {
      if (id !== wrapped) return null;
      return `import * as all from '${packageName}';\nexport * from '${packageName}';\nexport default all;`;
    },
  };
}
