import { fileURLToPath } from 'node:url';
import { build, createLogger, type Plugin } from 'vite';
import { describe, expect, test } from 'vitest';
import { giveDefaultExport } from './default-export.ts';
import { assetFileName, refuseNodeBuiltins } from './worker-plugins.ts';

describe('the worker’s build', () => {
  const { resolveId } = refuseNodeBuiltins() as unknown as {
    resolveId: (id: string, importer: string | undefined) => string | null;
  };

  test.each(['node:fs', 'fs/promises', 'crypto'])('fails when our code imports %s', (id) => {
    expect(() => resolveId(id, '/project/src/areas/billing/invoice.service.ts')).toThrow(
      /'.+' does not exist in a browser, but .+invoice\.service\.ts imports it/,
    );
  });

  test('lets other imports pass', () => {
    expect(resolveId('#kernel/ids.ts', '/project/src/hosts/worker/tab/page-port.ts')).toBeNull();
  });

  test('names no file in a way that makes hosts unpack it', () => {
    expect(assetFileName({ names: ['pg_trgm.tar.gz'] })).not.toMatch(/gz/);
    expect(assetFileName({ names: ['pglite.wasm'] })).toBe('assets/[name]-[hash][extname]');
  });
});

/** The warnings about names that a package imports and nobody exports, when the bundler builds it. */
async function warningsOfMissingNames(packageName: string, plugin: Plugin): Promise<string[]> {
  const warnings: string[] = [];
  const logger = createLogger('silent');
  logger.warn = (text) => void warnings.push(text);
  const entry = fileURLToPath(import.meta.resolve(packageName));
  await build({
    configFile: false,
    logLevel: 'warn',
    customLogger: logger,
    plugins: [plugin],
    build: { write: false, minify: false, lib: { entry, formats: ['es'] } },
  });
  return warnings.filter((text) => text.includes('IMPORT_IS_UNDEFINED'));
}

describe('npm start shows no warning of the bundler', () => {
  test('about the parts of PGlite that are for Node', async () => {
    expect(await warningsOfMissingNames('@electric-sql/pglite/nodefs', refuseNodeBuiltins())).toEqual([]);
  });

  test('about the default export that the calendar looks for', async () => {
    expect(await warningsOfMissingNames('@mantine/schedule', giveDefaultExport('rrule'))).toEqual([]);
  });
});
