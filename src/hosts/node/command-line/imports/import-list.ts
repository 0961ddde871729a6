import { createReadStream } from 'node:fs';
import { diagnosisColumns } from '#areas/consultations/diagnoses/import/diagnosis-columns.ts';
import { importDiagnoses } from '#areas/consultations/diagnoses/diagnosis.contract.ts';
import { listColumns } from '#areas/imports/kinds/list-columns.ts';
import { sentRow } from '#areas/imports/kinds/list-fields.ts';
import { checkList, finishImport, importList, undoImport } from '#areas/imports/runs/import.contract.ts';
import { fillsSomeList } from '#areas/imports/runs/import.contract.ts';
import { type ListName, listNeeds } from '#areas/imports/runs/list-needs.ts';
import { importMedicines } from '#areas/pharmacy/medicines/imports/medicine-import.contract.ts';
import { medicineImportColumns } from '#areas/pharmacy/medicines/imports/medicine-columns.ts';
import { serverAreas } from '#hosts/system/areas.ts';
import '#hosts/web/refusals/sentences.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { newId } from '#kernel/ids.ts';
import { refusedFileHeading, refusedFileRecord, reasonWords } from '#screens/tables/refused-file.ts';
import { t } from '#screens/tables/table-import.texts.ts';
import { askedOrders, askedWords, planOf, readRow, type TablePlan } from '#ui/tables/columns/import-plan.ts';
import {
  guessColumns,
  headingsNotTaken,
  knownHeading,
  missingColumns,
  type TableColumn,
  type TableRow,
} from '#ui/tables/columns/table-columns.ts';
import { inspectTable, type TableInspection } from '#ui/tables/reading/table-inspection.ts';
import { readTable } from '#ui/tables/reading/table-source.ts';
import { type BatchAnswer, type ImportCounts, runTable } from '#ui/tables/runs/run-table.ts';
import { StartUpError } from '../../embedded/start-up-error.ts';
import { openCommandDatabase } from '../command-database.ts';
import { type CommandDispatcher, openCommandDispatcher } from '../command-dispatcher.ts';
import type { ImportOrder } from './import-order.ts';
import { openRefusedFile, persist, progressTeller, refusalKeeper, say } from './import-telling.ts';

type Kind = ListName | 'medicines' | 'diagnoses';

/** What is sent for one kind, and by which permission. */
interface Way {
  needs: Permission;
  columns: readonly TableColumn<string>[];
  send(dispatcher: CommandDispatcher, rows: TableRow<string>[], isCheck: boolean): Promise<BatchAnswer>;
  end?(dispatcher: CommandDispatcher, isEnded: boolean): Promise<void>;
}

/** Brings the rows of a file into a list; returns the counts in one line. @throws StartUpError, TableProblem */
export async function importListFile(
  kind: Kind,
  order: ImportOrder,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const way = wayOf(kind, order);
  const { columns } = way;
  const source = () => createReadStream(order.file);
  const { encoding, sheet, headingLine } = order;
  const inspection = await inspectTable(source, {
    encoding,
    sheet,
    headingLine,
    knows: knownHeading(columns),
  });
  const plan = planFor(order, columns, inspection);
  const notTaken = headingsNotTaken(inspection.header, plan.chosen);
  if (notTaken.length > 0) say(t('notTaken', { columns: notTaken.join(', ') }));
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort());
  const refusedFile = order.refusedFile
    ? openRefusedFile(order.refusedFile, refusedFileHeading(inspection.header))
    : undefined;
  const opened = await openCommandDatabase(environment);
  let dispatcher: CommandDispatcher | undefined;
  try {
    const open = await openCommandDispatcher(opened, order.tenant, [way.needs], serverAreas);
    dispatcher = open;
    const counts = await runTable({
      parts: readTable(source, inspection.shape),
      headingLine: inspection.headingLine,
      header: inspection.header,
      toRow: (record) => readRow(columns, inspection, plan, record),
      send: (rows) => way.send(open, rows, order.isCheck),
      onRefused: refusalKeeper(refusedFile, {
        toRecord: (row) => refusedFileRecord(columns, row),
        reason: ({ fields }) => reasonWords(columns, fields),
      }),
      onNoted: (rows) =>
        rows.forEach(({ line, fields }) => say(`Row ${line}: ${reasonWords(columns, fields)}`)),
      onProgress: progressTeller(inspection.rowCount),
      signal: stop.signal,
    });
    if (!order.isCheck) await way.end?.(open, stop.signal.aborted);
    const words = wordsOf(counts);
    if (stop.signal.aborted) throw new StartUpError(`Stopped: ${words}. ${t('again')}`);
    return order.isCheck ? `Nothing was stored. ${words}` : words;
  } finally {
    refusedFile?.end();
    await dispatcher?.close();
    await opened.close();
  }
}

/** Takes back what a run brought; returns what became of it in one line. */
export async function undoListRun(order: ImportOrder, environment: NodeJS.ProcessEnv): Promise<string> {
  const opened = await openCommandDatabase(environment);
  let dispatcher: CommandDispatcher | undefined;
  try {
    dispatcher = await openCommandDispatcher(opened, order.tenant, fillsSomeList, serverAreas);
    for (;;) {
      const run = await persist(dispatcher, undoImport, { importRunId: order.file });
      if (run.remaining === 0) return `${run.undone} taken back, ${run.kept} kept.`;
      say(`${run.remaining} left …`);
    }
  } finally {
    await dispatcher?.close();
    await opened.close();
  }
}

function wayOf(kind: Kind, order: ImportOrder): Way {
  if (kind === 'medicines' || kind === 'diagnoses') {
    if (order.isCheck) throw new StartUpError(`--check is not for ${kind}.`);
    return kind === 'medicines'
      ? {
          needs: 'pharmacy.catalogue',
          columns: medicineImportColumns(),
          send: (dispatcher, rows) => persist(dispatcher, importMedicines, { rows }),
        }
      : {
          needs: 'admin.settings',
          columns: diagnosisColumns(),
          send: (dispatcher, rows) => persist(dispatcher, importDiagnoses, { rows }),
        };
  }
  if (kind === 'people') {
    throw new StartUpError(
      "People are imported on the screen 'Import people': nobody gives roles without holding them.",
    );
  }
  const importRunId = newId();
  const fileName = order.file.split(/[\\/]/).at(-1)!.slice(0, 200);
  return {
    needs: listNeeds[kind],
    columns: listColumns(kind),
    send: (dispatcher, rows, isCheck) =>
      persist(dispatcher, isCheck ? checkList : importList, {
        list: kind,
        importRunId,
        fileName,
        rows: rows.map(sentRow),
      }),
    end: async (dispatcher, isEnded) => {
      await persist(dispatcher, finishImport, { importRunId, isEnded });
      say(`To undo it: npm run import -- undo --tenant ${order.tenant} ${importRunId}`);
    },
  };
}

function planFor(
  order: ImportOrder,
  columns: readonly TableColumn<string>[],
  inspection: TableInspection,
): TablePlan<string> {
  const meanings: Record<string, Record<string, string | null>> = {};
  for (const [name, word, code] of order.words) (meanings[name] ??= {})[word] = code === '' ? null : code;
  const plan: TablePlan<string> = {
    ...planOf(columns, guessColumns(columns, inspection.header)),
    constants: Object.fromEntries(order.constants),
    meanings,
  };
  const { dateOrder } = order;
  if (dateOrder) plan.dateOrders = Object.fromEntries(columns.map(({ name }) => [name, dateOrder]));
  const [missing] = missingColumns(columns, plan.chosen).filter((name) => !plan.constants[name]);
  if (missing !== undefined) {
    const label = columns.find(({ name }) => name === missing)?.label ?? missing;
    throw new StartUpError(
      `${order.file}: no column is headed '${label}'. Say --constant ${missing}=TEXT, or choose the columns on the screen.`,
    );
  }
  const [unclear] = askedOrders(columns, inspection, plan).filter((name) => !plan.dateOrders[name]);
  if (unclear !== undefined) {
    throw new StartUpError(
      `${order.file}: day and month cannot be told apart. Say --date-order DD/MM/YYYY or MM/DD/YYYY.`,
    );
  }
  for (const { field, words } of askedWords(columns, inspection, plan)) {
    const unknown = (words ?? []).filter(({ code }) => code === undefined).map(({ text }) => text);
    if (unknown.length === 0) continue;
    throw new StartUpError(
      `${order.file}: nobody can know what ${unknown.join(', ')} means. Say --word '${field.name}:${unknown[0]}=CODE'.`,
    );
  }
  return plan;
}

function wordsOf({ added, changed, present, refused }: ImportCounts): string {
  return changed === undefined
    ? t('counts', { added, present, refused })
    : t('countsChanged', { added, changed, present, refused });
}
