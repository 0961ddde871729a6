// node tools/database-snapshot.ts FOLDER: makes the databases the demo starts from: an empty one, and one with the
// samples for each hour of snapshotHours.
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import { moveDates } from '#hosts/worker/snapshot/moved-dates.ts';
import { makeEmptyDatabase, makeSampleDatabase, settle } from '#hosts/worker/snapshot/sample-database.ts';
import { packSnapshot, type Snapshot } from '#hosts/worker/snapshot/snapshot-file.ts';
import { atHour, farAhead, snapshotHours } from '#hosts/worker/snapshot/snapshot-times.ts';
import { memoryImage } from '#hosts/worker/storage/memory-files.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const [folder] = positionals;
if (!folder) throw new Error('Usage: node tools/database-snapshot.ts FOLDER');
// Under its name only when it is complete.
const unfinished = `${folder}.unfinished`;
rmSync(unfinished, { recursive: true, force: true });
mkdirSync(unfinished, { recursive: true });

const empty = await makeEmptyDatabase();
await write('empty', empty, { now: undefined, sampleFiles: new Map() });
const emptyDatabase = await empty.dumpDataDir('none');
await empty.close();
for (const hour of snapshotHours) {
  const now = atHour(new Date(), hour);
  const { pglite, files } = await makeSampleDatabase(emptyDatabase, now);
  await moveDates(pglite, { from: now, to: farAhead(now) });
  await settle(pglite);
  await write(`samples-${hour}`, pglite, { now: farAhead(now), sampleFiles: files });
  await pglite.close();
}
renameSync(unfinished, folder);
// PGlite keeps Node alive after it is closed.
process.exit(0);

async function write(name: string, pglite: PGlite, parts: Omit<Snapshot, 'image'>): Promise<void> {
  const packed = await packSnapshot({ image: memoryImage(pglite.Module.FS), ...parts });
  writeFileSync(join(unfinished, `${name}.snapshot`), packed);
  console.log(`Database of the demo, ${name}: ${(packed.length / 1e6).toFixed(2)} MB.`);
}
