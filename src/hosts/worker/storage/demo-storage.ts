import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { BlockStorage } from './block-storage.ts';
import { migratePglite } from '../database/migrate-pglite.ts';
import { pgliteParsers } from '../database/pglite-database.ts';
import type { ProgramFiles } from '../program-files.ts';
import { clearBrowserFiles } from './browser-file-store.ts';
import { StoredFiles } from './stored-files.ts';

const storageName = 'openward';
/** Left once the database has its first contents; without it the first start was interrupted. */
const filledMark = 'filled';

/** The PostgreSQL of the demo, in this thread, with its files in the browser's storage. */
export interface DemoStorage {
  readonly pglite: PGlite;
  /** True when the database holds the schema and no rows yet. */
  readonly isNew: boolean;
  /** Resolves when everything committed so far is stored. @throws QuotaExceededError when there is no room. */
  flush(): Promise<void>;
  /** The first contents are complete: once stored, the next start goes on with them. */
  markFilled(): void;
  close(): Promise<void>;
}

// A module that does nothing: databases start from the snapshot, so initdb need not even be downloaded.
const noInitdb = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** Opens what is stored, brought up to date, or starts from the snapshot. */
export async function openDemoStorage(files: ProgramFiles): Promise<DemoStorage> {
  const blocks = new BlockStorage(storageName);
  await blocks.init();
  const isNew = !(await blocks.hasMark(filledMark));
  if (isNew) await blocks.clear();
  const stored = new StoredFiles(blocks);
  const [pgliteWasmModule, fsBundle, loadDataDir] = await Promise.all([
    files.wasm,
    files.data,
    isNew ? files.snapshot() : undefined,
  ]);
  performance.mark('demo: program loaded');
  const pglite = await PGlite.create({
    fs: stored,
    pgliteWasmModule,
    initdbWasmModule: await WebAssembly.compile(noInitdb),
    fsBundle,
    ...(loadDataDir && { loadDataDir }),
    extensions: { pg_trgm, btree_gist },
    parsers: pgliteParsers,
  });
  performance.mark('demo: database open');
  await migratePglite(pglite);
  performance.mark('demo: database up to date');
  return {
    pglite,
    isNew,
    flush: () => stored.flush(),
    markFilled: () => blocks.markWithNextChanges(filledMark),
    async close() {
      await stored.flush();
      await pglite.close();
    },
  };
}

/** Throws away everything that is stored; only while no database is open on it. */
export async function clearDemoStorage(): Promise<void> {
  const blocks = new BlockStorage(storageName);
  await blocks.init();
  await blocks.clear();
  await blocks.close();
  await clearBrowserFiles();
}
