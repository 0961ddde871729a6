// node bench/clerks.ts [--writes registerPatient,createInvoice] [--seconds 2] [--rounds 3]: the clerks of
// the small bench alone.
import { quickSize } from './database/bench-size.ts';
import { openBenchDatabase } from './database/open-bench-database.ts';
import type { ClerkWrite } from './clerks/clerk-writes.ts';
import { measureClerks } from './clerks/measure-clerks.ts';
import { readOptions } from './read-options.ts';

const { values } = readOptions({
  options: {
    writes: { type: 'string' },
    seconds: { type: 'string', default: '2' },
    rounds: { type: 'string', default: '3' },
  },
});
const tell = (line: string) => void process.stdout.write(`${line}\n`);
const database = await openBenchDatabase(quickSize, tell);
try {
  await measureClerks(database, {
    writes: values.writes?.split(',') as ClerkWrite[] | undefined,
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    tell,
  });
} finally {
  await database.postgres.stop();
}
