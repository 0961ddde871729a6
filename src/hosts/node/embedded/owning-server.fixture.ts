import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { StartUpError } from './start-up-error.ts';
import pg from 'pg';

// A server in miniature for the crash tests: owns the directory, writes rows, says which are acknowledged.
const [dataDirectory = '', firstRow = '1'] = process.argv.slice(2);
try {
  const { ownerConfig } = await startEmbeddedPostgres({ dataDirectory, onProgress: () => undefined });
  const client = new pg.Client(ownerConfig);
  await client.connect();
  await client.query('create table if not exists acknowledged (row_number int primary key)');
  for (let row = Number(firstRow); ; row += 1) {
    await client.query('insert into acknowledged values ($1)', [row]);
    process.stdout.write(`${row}\n`);
  }
} catch (error) {
  process.stderr.write(error instanceof StartUpError ? error.message : String(error));
  process.exit(1);
}
