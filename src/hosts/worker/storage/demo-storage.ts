import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { migratePglite } from '../database/migrate-pglite.ts';
import { pgliteParsers } from '../database/pglite-database.ts';
import type { ProgramFiles } from '../program-files.ts';
import { moveDates } from '../snapshot/moved-dates.ts';
import type { Snapshot } from '../snapshot/snapshot-file.ts';
import { atHour } from '../snapshot/snapshot-times.ts';
import type { BlockStorage } from './block-storage.ts';
import { clearBrowserFiles, keepBrowserFiles } from './browser-file-store.ts';
import { demoBlocks, filledMark } from './demo-blocks.ts';
import { StoredFiles } from './stored-files.ts';

/** The PostgreSQL of the demo, in this thread, with its files in the browser's storage. */
export interface DemoStorage {
  readonly pglite: PGlite;
  /** True when the database is one of the build's. */
  readonly isNew: boolean;
  /** Resolves when everything committed so far is stored. @throws QuotaExceededError when there is no room. */
  flush(): Promise<void>;
  /** The first contents are complete: once stored, the next start goes on with them. */
  markFilled(): void;
  close(): Promise<void>;
}

// A module that does nothing: databases start from a snapshot, so initdb need not even be downloaded.
const noInitdb = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

export interface Opening {
  /** Asked where nothing is stored: what the demo starts from. */
  chooseSnapshot: () => Promise<Snapshot>;
  /** After the program's files have come (1) and after the database has opened (2). */
  onPrepared: (steps: number) => void;
}

/** Opens what is stored, brought up to date, or starts from a snapshot. */
export async function openDemoStorage(
  files: ProgramFiles,
  { chooseSnapshot, onPrepared }: Opening,
): Promise<DemoStorage> {
  const blocks = demoBlocks();
  await blocks.init();
  const isNew = !(await blocks.hasMark(filledMark));
  const stored = new StoredFiles(blocks);
  const [pgliteWasmModule, fsBundle, snapshot] = await Promise.all([
    files.wasm,
    files.data,
    isNew ? beginAnew(blocks, chooseSnapshot) : undefined,
  ]);
  performance.mark('demo: program loaded');
  onPrepared(1);
  const pglite = await PGlite.create({
    fs: stored,
    pgliteWasmModule,
    initdbWasmModule: await WebAssembly.compile(noInitdb),
    fsBundle,
    extensions: { pg_trgm, btree_gist },
    parsers: pgliteParsers,
  });
  performance.mark('demo: database open');
  onPrepared(2);
  if (snapshot) await settleIn(pglite, snapshot);
  else await migratePglite(pglite);
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

async function beginAnew(blocks: BlockStorage, chooseSnapshot: () => Promise<Snapshot>): Promise<Snapshot> {
  const [snapshot] = await Promise.all([chooseSnapshot(), blocks.clear()]);
  blocks.beginWith(snapshot.image);
  return snapshot;
}

/** Makes the samples of the build those of today. */
async function settleIn(pglite: PGlite, { now, sampleFiles }: Snapshot): Promise<void> {
  await keepBrowserFiles(sampleFiles);
  if (now) await moveDates(pglite, { from: now, to: atHour(new Date(), now.getUTCHours()) });
}

/** Throws away everything that is stored; only while no database is open on it. */
export async function clearDemoStorage(): Promise<void> {
  const blocks = demoBlocks();
  await blocks.init();
  await blocks.clear();
  await blocks.close();
  await clearBrowserFiles();
}
