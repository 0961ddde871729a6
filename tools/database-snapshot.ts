import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { migratePglite } from '#hosts/worker/database/migrate-pglite.ts';

/** Settings of the demo's database: one connection whose files are in memory anyway, and little to store. */
const settings = {
  shared_buffers: '16MB',
  max_wal_size: '16MB',
  min_wal_size: '2MB',
  wal_recycle: 'off',
  wal_init_zero: 'off',
};

/** Makes the database the demo starts from: migrated, without rows, as small as it gets. */
async function makeDatabaseSnapshot(): Promise<Uint8Array> {
  // Log files of 1 MB instead of 16: the browser stores less after each change.
  const first = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
  for (const [name, value] of Object.entries(settings)) {
    await first.exec(`alter system set ${name} = '${value}'`);
  }
  // Nobody creates another database: without the templates two thirds of the files are gone.
  await first.exec('update pg_database set datistemplate = false, datallowconn = true');
  await first.exec('drop database template0');
  await first.exec('drop database template1');
  const settled = await first.dumpDataDir('none');
  await first.close();

  const pglite = await PGlite.create({ loadDataDir: settled, extensions: { pg_trgm, btree_gist } });
  await migratePglite(pglite);
  await pglite.exec('vacuum');
  await pglite.exec('checkpoint');
  await pglite.exec('checkpoint');
  const dump = await pglite.dumpDataDir('gzip');
  await pglite.close();
  return new Uint8Array(await dump.arrayBuffer());
}

const file = process.argv[2];
if (!file) throw new Error('Usage: node tools/database-snapshot.ts FILE');
const snapshot = await makeDatabaseSnapshot();
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, snapshot);
console.log(`Database of the demo: ${(snapshot.length / 1e6).toFixed(2)} MB.`);
// PGlite keeps Node alive after it is closed.
process.exit(0);
