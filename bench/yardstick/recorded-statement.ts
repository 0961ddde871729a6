import { queryBuilderOn } from '#database/executor.ts';
import type { Db } from '#database/tables.ts';

/** A statement as the application sends it; each parameter is a name that stands for a value. */
export interface RecordedStatement {
  sql: string;
  parameters: readonly unknown[];
}

/** Runs the application's own query functions on nothing and records the statements they would send. */
export async function record(work: (db: Db) => Promise<unknown>): Promise<RecordedStatement> {
  const recorded: RecordedStatement[] = [];
  const db = queryBuilderOn({
    async run(sql, parameters) {
      recorded.push({ sql, parameters });
      return { rows: [], affectedRows: 0 };
    },
  });
  await work(db);
  if (recorded.length !== 1) throw new Error(`Expected one statement, recorded ${recorded.length}.`);
  return recorded[0]!;
}
