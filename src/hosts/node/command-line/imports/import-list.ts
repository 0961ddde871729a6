import { createReadStream, statSync } from 'node:fs';
import { listColumns } from '#areas/imports/kinds/list-columns.ts';
import { readingOf, sentRow } from '#areas/imports/kinds/list-readings.ts';
import { checkList, finishImport, importList } from '#areas/imports/runs/import.contract.ts';
import { type ListName, listNeeds } from '#areas/imports/runs/list-needs.ts';
import { serverAreas } from '#hosts/system/areas.ts';
import '#hosts/web/refusals/sentences.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { newId } from '#kernel/ids.ts';
import { refusedFileHeading, refusedFileRecord, reasonWords } from '#screens/tables/refused-file.ts';
import { t } from '#screens/tables/table-import.texts.ts';
import { askedOrders, askedWords, planOf, type TablePlan } from '#ui/tables/columns/import-plan.ts';
import { knownHeading, missingColumns, type TableColumn } from '#ui/tables/columns/table-columns.ts';
import type { TableReading } from '#ui/tables/columns/table-reading.ts';
import { inspectTable, type TableInspection } from '#ui/tables/reading/table-inspection.ts';
import { readTable } from '#ui/tables/reading/table-source.ts';
import { type ImportCounts, runTable } from '#ui/tables/runs/run-table.ts';
import { StartUpError } from '../../embedded/start-up-error.ts';
import { openCommandDatabase } from '../command-database.ts';
import { type CommandDispatcher, openCommandDispatcher } from '../command-dispatcher.ts';
import type { ImportOrder } from './import-order.ts';
import { type LinksFile, openLinksFile } from './links-file.ts';
import { openRefusedFile, persist, progressTeller, refusalKeeper, say } from './import-telling.ts';

/** What the command line holds for one list beside the right to fill it. */
const furtherNeeds: Partial<Record<ListName, readonly Permission[]>> = {
  // Patients of a table can be inactive.
  patients: ['patients.delete'],
};

/** Brings the rows of a file into a list; returns the counts in one line. @throws StartUpError, TableProblem */
export async function importListFile(
  list: ListName,
  order: ImportOrder,
  environment: NodeJS.ProcessEnv,
): Promise<string> {
  const columns = listColumns(list);
  const reading = readingOf(list);
  const source = () => createReadStream(order.file);
  const { encoding, sheet, headingLine } = order;
  const inspection = await inspectTable(source, {
    encoding,
    sheet,
    headingLine,
    knows: knownHeading(columns),
  });
  const plan = planFor(order, columns, reading, inspection);
  const writtenOn = statSync(order.file).mtime.toISOString().slice(0, 10);
  const notTaken = reading.notTaken(inspection.header, plan.chosen);
  if (notTaken.length > 0) say(t('notTaken', { columns: notTaken.join(', ') }));
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort()).once('SIGTERM', () => stop.abort());
  const refusedFile = order.refusedFile
    ? openRefusedFile(order.refusedFile, refusedFileHeading(inspection.header))
    : undefined;
  const importRunId = newId();
  const fileName = order.file.split(/[\\/]/).at(-1)!.slice(0, 200);
  const opened = await openCommandDatabase(environment);
  let dispatcher: CommandDispatcher | undefined;
  let links: LinksFile | undefined;
  try {
    const rights =
      order.as === undefined ? [listNeeds[list], ...(furtherNeeds[list] ?? [])] : { account: order.as };
    const open = await openCommandDispatcher(opened, order.tenant, rights, serverAreas);
    links = order.linksFile === undefined || order.isCheck ? undefined : openLinksFile(order.linksFile);
    dispatcher = open;
    const counts = await runTable({
      parts: readTable(source, inspection.shape),
      headingLine: inspection.headingLine,
      header: inspection.header,
      toRow: async (record) => {
        const row = await reading.toRow({ inspection, plan, writtenOn }, record);
        links?.note(row);
        return row;
      },
      send: (rows) =>
        persist(open, order.isCheck ? checkList : importList, {
          list,
          importRunId,
          fileName,
          rows: rows.map(sentRow),
        }),
      onRefused: refusalKeeper(refusedFile, {
        toRecord: (row) => refusedFileRecord(columns, row),
        reason: ({ fields }) => reasonWords(columns, fields),
      }),
      onNoted: (rows) =>
        rows.forEach(({ line, fields }) => say(`Row ${line}: ${reasonWords(columns, fields)}`)),
      onProgress: progressTeller(inspection.rowCount),
      signal: stop.signal,
    });
    const words = wordsOf(counts);
    if (!order.isCheck) {
      await persist(open, finishImport, { importRunId, isEnded: stop.signal.aborted });
      say(`To undo it: npm run import -- undo --tenant ${order.tenant} ${importRunId}`);
    }
    await links?.write(open, opened.database);
    if (stop.signal.aborted) throw new StartUpError(`Stopped: ${words}. ${t('again')}`);
    return order.isCheck ? `Nothing was stored. ${words}` : words;
  } finally {
    refusedFile?.end();
    links?.close();
    await dispatcher?.close();
    await opened.close();
  }
}

function planFor(
  order: ImportOrder,
  columns: readonly TableColumn<string>[],
  reading: TableReading<string>,
  inspection: TableInspection,
): TablePlan<string> {
  const meanings: Record<string, Record<string, string | null>> = {};
  for (const [name, word, code] of order.words) (meanings[name] ??= {})[word] = code === '' ? null : code;
  const plan: TablePlan<string> = {
    ...planOf(columns, reading.guess(inspection.header)),
    constants: Object.fromEntries(order.constants),
    meanings,
  };
  const { dateOrder } = order;
  if (dateOrder) plan.dateOrders = Object.fromEntries(columns.map(({ name }) => [name, dateOrder]));
  if (reading.isKnown(inspection.header)) return plan;
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
