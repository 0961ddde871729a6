import { createReadStream, createWriteStream, openSync, statSync, type WriteStream } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { inspectTable } from '#ui/tables/reading/table-inspection.ts';
import { TableProblem } from '#ui/tables/reading/table-problem.ts';
import { readCsv } from '#ui/tables/csv/csv-records.ts';
import { type CsvEncoding, csvEncodings } from '#ui/tables/csv/csv-text.ts';
import { type DateOrder, dateOrders } from '#ui/tables/values/date-order.ts';
import {
  columnsNotTaken,
  type ImportPlan,
  openQuestions,
  planImport,
} from '#areas/patients/imports/plans/import-plan.ts';
import { countWords, problemWords, reasonWords } from '#areas/patients/imports/patient-import.words.ts';
import { type ImportBatch, importPatients } from '#areas/patients/imports/patient-import.contract.ts';
import { t } from '#areas/patients/imports/patient-import.texts.ts';
import { refusedHeading, refusedRecord } from '#areas/patients/imports/runs/refused-rows.ts';
import { runImport, type RefusedFileRow } from '#areas/patients/imports/runs/run-import.ts';
import { patientsServer } from '#areas/patients/patients.server.ts';
import { isAppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { StartUpError } from '../embedded/start-up-error.ts';
import { openCommandDatabase } from './command-database.ts';
import { type CommandDispatcher, openCommandDispatcher } from './command-dispatcher.ts';
import { runCommand } from './run-command.ts';

const usage = `Registers the patients of a CSV file; those already there are not added again.

  npm run import -- patients --tenant city-general FILE

  --refused FILE      writes the rows that were refused, with the reasons, into a CSV file
  --date-order ORDER  how FILE writes dates, where it cannot be told: ${dateOrders.join(', ')}
  --encoding NAME     utf-8 (as long as nothing is said) or windows-1252

DATA_DIR or DATABASE_URL name the database, as for npm start. A running server may keep running.`;

const maxAttempts = 30;
const maxTold = 20;

interface Order {
  file: string;
  tenant: string;
  encoding: CsvEncoding;
  dateOrder: DateOrder | undefined;
  refusedFile: string | undefined;
}

await runCommand(async (environment, tell) => {
  const order = readOrder(process.argv.slice(2));
  if (!order) {
    tell(usage);
    return 1;
  }
  try {
    tell(await importFile(order, environment));
    return 0;
  } catch (error) {
    throw error instanceof TableProblem ? new StartUpError(`${order.file}: ${problemWords(error)}`) : error;
  }
});

function readOrder(words: string[]): Order | null {
  const option = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { tenant: option, encoding: option, 'date-order': option, refused: option },
  });
  const [subject, file, ...rest] = positionals;
  if (subject !== 'patients' || !file || !values.tenant || rest.length > 0) return null;
  return {
    file,
    tenant: values.tenant,
    encoding: oneOf(csvEncodings, values.encoding ?? 'utf-8', '--encoding'),
    dateOrder:
      values['date-order'] === undefined
        ? undefined
        : oneOf(dateOrders, values['date-order'], '--date-order'),
    refusedFile: values.refused,
  };
}

function oneOf<T extends string>(words: readonly T[], word: string, name: string): T {
  const known = words.find((one) => one === word);
  if (!known) throw new StartUpError(`${name} is one of ${words.join(', ')}.`);
  return known;
}

/** Returns the counts in one line. */
async function importFile(order: Order, environment: NodeJS.ProcessEnv): Promise<string> {
  refuseMissing(order.file);
  const source = () => createReadStream(order.file);
  const inspection = await inspectTable(source, order.encoding);
  const plan = planOf(order, planImport(inspection));
  const notTaken = columnsNotTaken(plan);
  if (notTaken.length > 0) say(`${t('notTakenTitle')}: ${notTaken.join(', ')}`);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort());
  const refusedFile = order.refusedFile ? openRefusedFile(order.refusedFile, inspection.header) : undefined;
  const opened = await openCommandDatabase(environment);
  let dispatcher: CommandDispatcher | undefined;
  try {
    const open = await openCommandDispatcher(
      opened,
      order.tenant,
      ['patients.write', 'patients.delete'],
      [patientsServer],
    );
    dispatcher = open;
    const counts = await runImport({
      parts: readCsv(source, inspection.shape),
      plan,
      send: (batch) => send(open, batch),
      onRefused: refusalKeeper(refusedFile),
      onProgress: progressTeller(inspection.rowCount),
      signal: stop.signal,
    });
    if (stop.signal.aborted) throw new StartUpError(`Stopped: ${countWords(counts)}. ${t('cancelledHint')}`);
    return countWords(counts);
  } finally {
    refusedFile?.end();
    await dispatcher?.close();
    await opened.close();
  }
}

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function refuseMissing(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found) throw new StartUpError(`There is no file ${file}.`);
  if (!found.isFile()) throw new StartUpError(`${file} is no file.`);
}

function planOf(order: Order, guessed: ImportPlan): ImportPlan {
  const plan = { ...guessed, dateOrder: order.dateOrder ?? guessed.dateOrder };
  const [question] = openQuestions(plan);
  if (question === 'dateOrder') {
    throw new StartUpError(
      `${order.file}: day and month cannot be told apart. Say --date-order DD/MM/YYYY or MM/DD/YYYY.`,
    );
  }
  if (question) {
    throw new StartUpError(
      `${order.file}: no column is headed '${t(question)}'. Choose the columns on the screen 'Import Patients'.`,
    );
  }
  return plan;
}

/** A lost answer is asked for again under the same key, so no batch counts twice. */
async function send(dispatcher: CommandDispatcher, batch: ImportBatch) {
  const key = newId();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await dispatcher.run(importPatients, batch, key);
    } catch (error) {
      if (!isAppError(error, 'DATABASE_AWAY') || attempt === maxAttempts) throw error;
      if (attempt === 1) say('The database does not answer; trying again …');
      await delay(1000);
    }
  }
}

function openRefusedFile(file: string, header: readonly string[]): WriteStream {
  // Opened at once, so that a place that cannot be written is told before the first row is imported.
  const stream = createWriteStream(file, { fd: openSync(file, 'w') });
  stream.write(refusedHeading(header));
  return stream;
}

/** Keeps refused rows in the file asked for, or tells the first of them. */
function refusalKeeper(file: WriteStream | undefined) {
  let told = 0;
  return (rows: RefusedFileRow[]) => {
    for (const row of rows) {
      if (file) file.write(refusedRecord(row));
      else if (told < maxTold) say(`Row ${row.line} refused. ${reasonWords(row.fields)}`);
      else if (told === maxTold) say('More rows were refused; --refused FILE keeps all of them.');
      told += 1;
    }
  };
}

/** Tells about twenty times how far the import has come. */
function progressTeller(total: number) {
  const step = Math.max(1, Math.floor(total / 20));
  let next = step;
  return ({ added, present, refused }: { added: number; present: number; refused: number }) => {
    const done = added + present + refused;
    if (done < next) return;
    next = done + step;
    say(t('progress', { done, total }));
  };
}
