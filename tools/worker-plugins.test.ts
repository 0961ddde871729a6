import { describe, expect, test } from 'vitest';
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
    expect(resolveId('#kernel/ids.ts', '/project/src/hosts/worker/tab/page-door.ts')).toBeNull();
  });

  test('names no file in a way that makes hosts unpack it', () => {
    expect(assetFileName({ names: ['pg_trgm.tar.gz'] })).not.toMatch(/gz/);
    expect(assetFileName({ names: ['pglite.wasm'] })).toBe('assets/[name]-[hash][extname]');
  });
});
