import { createWriteStream, openSync, type WriteStream } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { t } from '#screens/tables/table-import.texts.ts';
import { isAppError } from '#kernel/app-error.ts';
import type { Call, CallOutput, CallRequest } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { type ImportCounts, type RefusedFileRow, rowsDone } from '#ui/tables/runs/run-table.ts';
import type { CommandDispatcher } from '../command-dispatcher.ts';

const maxAttempts = 30;
const maxTold = 20;

export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Makes a call; a lost answer is asked for again under the same key, so no batch counts twice. */
export async function persist<C extends Call>(
  dispatcher: CommandDispatcher,
  call: C,
  input: CallRequest<C>,
): Promise<CallOutput<C>> {
  const key = newId();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await dispatcher.run(call, input, key);
    } catch (error) {
      if (!isAppError(error, 'DATABASE_AWAY') || attempt === maxAttempts) throw error;
      if (attempt === 1) say('The database does not answer; trying again …');
      await delay(1000);
    }
  }
}

/** The file for refused rows; opened at once, so that a place that cannot be written is told before the first row. */
export function openRefusedFile(file: string, heading: string): WriteStream {
  const stream = createWriteStream(file, { fd: openSync(file, 'w') });
  stream.write(heading);
  return stream;
}

/** Keeps refused rows in the file asked for, or tells the first of them. */
export function refusalKeeper(
  file: WriteStream | undefined,
  { toRecord, reason }: Record<'toRecord' | 'reason', (row: RefusedFileRow) => string>,
) {
  let told = 0;
  return (rows: RefusedFileRow[]) => {
    for (const row of rows) {
      if (file) file.write(toRecord(row));
      else if (told < maxTold) say(`Row ${row.line} refused. ${reason(row)}`);
      else if (told === maxTold) say('More rows were refused; --refused FILE keeps all of them.');
      told += 1;
    }
  };
}

/** Tells about twenty times how far the import has come. */
export function progressTeller(total: number) {
  const step = Math.max(1, Math.floor(total / 20));
  let next = step;
  return (counts: ImportCounts) => {
    const done = rowsDone(counts);
    if (done < next) return;
    next = done + step;
    say(t('progress', { done, total }));
  };
}
