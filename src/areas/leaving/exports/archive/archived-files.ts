import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Database } from '#database/database.ts';
import type { ZippedFile } from '#database/files/zip-archive.ts';
import { csvLine } from './archive-csv.rules.ts';
import { readMe } from './archive-readme.texts.ts';
import {
  type AskedBatch,
  type HospitalColumn,
  type HospitalTable,
  selectBatch,
  selectHospitalTables,
  type TextRow,
} from './hospital-tables.queries.ts';
import { leftOutColumns, leftOutTables } from './left-out.rules.ts';

interface Progress {
  tablesDone: number;
  tablesTotal: number;
  rowsDone: number;
}

interface ArchivedHospital {
  database: Database;
  tenantId: string;
  at: Date;
  /** Told now and then; what it throws ends the archive. */
  onProgress: (progress: Progress) => Promise<void>;
}

interface ListedFile {
  table: string;
  file: string;
  rows: number;
  bytes: number;
  sha256: string;
}

/** So many rows are in memory at once. */
const batchRows = 500;
const batchesBetweenProgress = 40;

/**
 * The files of the archive: how to read it, what each column is, a CSV for each table, and at the end the list of all
 * with their counts and hashes. Each table is read batch by batch, so that no transaction lasts long.
 */
export async function* archivedFiles(hospital: ArchivedHospital): AsyncGenerator<ZippedFile> {
  const { database, tenantId, at, onProgress } = hospital;
  const known = await database.inTenant(tenantId, 'read', selectHospitalTables);
  const tables = known.filter(({ name }) => !(name in leftOutTables));
  const progress: Progress = { tablesDone: 0, tablesTotal: tables.length, rowsDone: 0 };
  await onProgress(progress);
  yield { name: 'README.txt', content: once(readMe) };
  yield { name: 'columns.csv', content: once(dictionaryOf(tables)) };
  const listed: ListedFile[] = [];
  for (const table of tables) {
    const file = { table: table.name, file: `tables/${table.name}.csv`, rows: 0, bytes: 0, sha256: '' };
    yield { name: file.file, content: tableContent(hospital, table, file, progress) };
    listed.push(file);
    progress.tablesDone += 1;
    await onProgress(progress);
  }
  yield { name: 'manifest.json', content: once(manifestOf(tenantId, at, listed)) };
}

/** The CSV of a table; notes in `file` and `progress` what has gone out. */
async function* tableContent(
  { database, tenantId, onProgress }: ArchivedHospital,
  table: HospitalTable,
  file: ListedFile,
  progress: Progress,
): AsyncGenerator<Uint8Array> {
  const columns = shownColumns(table);
  const hash = sha256.create();
  const written = (text: string) => {
    const bytes = new TextEncoder().encode(text);
    hash.update(bytes);
    file.bytes += bytes.length;
    return bytes;
  };
  yield written(csvLine(columns.map(({ name }) => name)));
  let after: string[] | null = null;
  for (let batch = 1; ; batch += 1) {
    const asked: AskedBatch = { table, columns, after, limit: batchRows };
    const rows: TextRow[] = await database.inTenant(tenantId, 'heavy-read', (db) =>
      selectBatch(db, tenantId, asked),
    );
    const lines = rows.map((row) => csvLine(columns.map((_column, place) => row[`c${place}`] ?? null)));
    if (rows.length > 0) yield written(lines.join(''));
    file.rows += rows.length;
    progress.rowsDone += rows.length;
    if (rows.length < batchRows) break;
    const last = rows.at(-1)!;
    after = table.key.map((_name, place) => last[`k${place}`]!);
    if (batch % batchesBetweenProgress === 0) await onProgress(progress);
  }
  file.sha256 = bytesToHex(hash.digest());
}

function shownColumns({ name, columns }: HospitalTable): HospitalColumn[] {
  const leftOut = leftOutColumns[name] ?? [];
  return columns.filter((column) => column.name !== 'tenant_id' && !leftOut.includes(column.name));
}

/** What each column of each file is. */
function dictionaryOf(tables: readonly HospitalTable[]): string {
  const lines = tables.flatMap((table) =>
    shownColumns(table).map(({ name, type, isRequired }) => {
      const isKey = table.key.includes(name);
      return csvLine([table.name, name, type, isRequired ? 'yes' : 'no', isKey ? 'yes' : 'no']);
    }),
  );
  return csvLine(['table', 'column', 'type', 'always_given', 'part_of_key']) + lines.join('');
}

function manifestOf(hospitalId: string, at: Date, tables: readonly ListedFile[]): string {
  const leftOut = Object.entries(leftOutTables).map(([table, reason]) => ({ table, reason }));
  const manifest = {
    format: 1,
    hospitalId,
    begunAt: at.toISOString(),
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    tables,
    leftOut,
    leftOutColumns,
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
