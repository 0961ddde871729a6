import { createReadStream, statSync } from 'node:fs';
import {
  columnsNotTaken,
  type ImportPlan,
  openQuestions,
  planImport,
  unknownGenders,
} from '#areas/patients/imports/plans/import-plan.ts';
import { isKnownHeading } from '#areas/patients/imports/plans/known-headings.ts';
import { countWords, reasonWords } from '#areas/patients/imports/patient-import.words.ts';
import { importPatients } from '#areas/patients/imports/patient-import.contract.ts';
import { t } from '#areas/patients/imports/patient-import.texts.ts';
import { refusedHeading, refusedRecord } from '#areas/patients/imports/runs/refused-rows.ts';
import { runImport } from '#areas/patients/imports/runs/run-import.ts';
import { patientsServer } from '#areas/patients/patients.server.ts';
import { inspectTable } from '#ui/tables/reading/table-inspection.ts';
import { readTable } from '#ui/tables/reading/table-source.ts';
import { StartUpError } from '../../embedded/start-up-error.ts';
import { openCommandDatabase } from '../command-database.ts';
import { type CommandDispatcher, openCommandDispatcher } from '../command-dispatcher.ts';
import type { ImportOrder } from './import-order.ts';
import { openRefusedFile, persist, progressTeller, refusalKeeper, say } from './import-telling.ts';

/** Registers the people of a file; returns the counts in one line. @throws StartUpError, TableProblem */
export async function importPatientFile(order: ImportOrder, environment: NodeJS.ProcessEnv): Promise<string> {
  const source = () => createReadStream(order.file);
  const { encoding, sheet, headingLine } = order;
  const inspection = await inspectTable(source, { encoding, sheet, headingLine, knows: isKnownHeading });
  const writtenOn = statSync(order.file).mtime.toISOString().slice(0, 10);
  const genders = Object.fromEntries(
    order.words.filter(([name]) => name === 'gender').map(([, word, code]) => [word, code]),
  );
  const plan = planOf(order, { ...planImport(inspection, writtenOn), genders });
  const unknown = unknownGenders(plan, inspection).filter((word) => plan.genders[word] === undefined);
  if (unknown.length > 0) {
    throw new StartUpError(
      `${order.file}: nobody can know what ${unknown.join(', ')} means. Say --word 'gender:${unknown[0]}=female'.`,
    );
  }
  const notTaken = columnsNotTaken(plan);
  if (notTaken.length > 0) say(`${t('notTakenTitle')}: ${notTaken.join(', ')}`);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort());
  const refusedFile = order.refusedFile
    ? openRefusedFile(order.refusedFile, refusedHeading(inspection.header))
    : undefined;
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
      parts: readTable(source, inspection.shape),
      plan,
      send: (batch) => persist(open, importPatients, batch),
      onRefused: refusalKeeper(refusedFile, {
        toRecord: refusedRecord,
        reason: ({ fields }) => reasonWords(fields),
      }),
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

function planOf(order: ImportOrder, guessed: ImportPlan): ImportPlan {
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
