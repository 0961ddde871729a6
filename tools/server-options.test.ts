import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { serverOptions } from './server-options.mjs';

test('an import has the heap of a server, so that its memory does not grow with the rows', async () => {
  const { scripts } = JSON.parse(await readFile(new URL('../package.json', import.meta.url), 'utf8')) as {
    scripts: Record<string, string>;
  };
  expect(scripts['import']).toBe(['node', ...serverOptions, 'tools/command.mjs import'].join(' '));
});
