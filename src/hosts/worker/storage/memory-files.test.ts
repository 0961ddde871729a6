import { PGlite } from '@electric-sql/pglite';
import { expect, test } from 'vitest';
import { memoryImage } from './memory-files.ts';

test('an image holds every byte of every file of the running database', async () => {
  const pglite = await PGlite.create();
  await pglite.exec('create table written as select generate_series(1, 5000) as number; checkpoint');
  const { FS: files } = pglite.Module;
  const image = memoryImage(files);
  const read = [...image.files].map(([path, bytes]) => [path, bytes.length]);
  expect(read).toEqual([...image.files.keys()].map((path) => [path, files.stat(`/pglite/data${path}`).size]));
  const { rows } = await pglite.query<{ path: string }>(`select pg_relation_filepath('written') as path`);
  const path = `/${rows[0]!.path}`;
  expect(Buffer.from(image.files.get(path)!)).toEqual(Buffer.from(files.readFile(`/pglite/data${path}`)));
  await pglite.close();
});
