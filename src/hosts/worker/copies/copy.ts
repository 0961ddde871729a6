import { z } from 'zod';
import type { Db, Tables } from '#database/tables.ts';
import type { RowOf } from '#database/versioned-rows.ts';
import { insertRows, selectRows } from './copy.queries.ts';

/** One localStorage key of the demo: a JSON array of records with the camelCase fields of the specification. */
export interface DemoCopy {
  readonly key: string;
  /** The copy is written again after a change of one of these topics, or after any change. */
  readonly topics: readonly string[] | 'any';
  /** The tenant's records as the copy shows them. */
  read(db: Db, tenantId: string): Promise<readonly object[]>;
  /** Reads the rows that an earlier program stored, before anything is written. @throws when one cannot be read. */
  parse?(rows: readonly unknown[]): readonly unknown[];
  /** Inserts what `parse` returned; a copy without it is written and never taken over. @throws when rows do not fit. */
  takeOver?(run: TakeOver, rows: readonly unknown[]): Promise<void>;
}

/** One tenant's transaction in which the stored rows of an earlier program are taken over. */
export interface TakeOver {
  db: Db;
  tenantId: string;
  /** The hospital's first account, in whose name the records are made. */
  userId: string;
  currencyCode: string;
  timeZone: string;
  now: string;
  /** A stored id that is a UUID stays; any other becomes a new one, the same wherever it is mentioned. */
  idOf(table: keyof Tables, storedId: string): string;
  /** The readable rows under another key. */
  rowsOf<Stored>(copy: TableCopy<keyof Tables, Stored>): readonly Stored[];
}

/** The copy of one table. */
export interface TableCopy<Table extends keyof Tables, Stored> extends DemoCopy {
  parse(rows: readonly unknown[]): readonly Stored[];
  /** Inserts records that have the fields of the copy or, in camelCase, other columns. Returns the new rows. */
  insert(run: TakeOver, records: readonly object[]): Promise<RowOf<Table>[]>;
}

interface Declaration<Table extends keyof Tables, Stored> extends Pick<DemoCopy, 'key' | 'topics'> {
  table: Table;
  /** Fields that are not called like their column in camelCase. */
  renamed?: { [Column in keyof Tables[Table]]?: string };
  /** Columns that the copy does not show, besides the version. */
  omitted?: readonly (keyof Tables[Table])[];
  /** What rows are ordered by before their id; by default the time of their creation. */
  order?: readonly (keyof Tables[Table] & string)[];
  maxRows: number;
  /** True where the last rows of that order are copied when there are too many; by default the first. */
  keepsLast?: boolean;
  /** Fields that no column holds, for each row. */
  further?(rows: readonly RowOf<Table>[], db: Db, tenantId: string): object[] | Promise<object[]>;
  /** How a row of an earlier program is read. */
  stored?: z.ZodType<Stored>;
  takeOver?: (run: TakeOver, rows: readonly Stored[]) => Promise<void>;
}

/** Makes the copy of a table from its declaration. */
export function defineCopy<Table extends keyof Tables, Stored = never>(
  declared: Declaration<Table, Stored>,
): TableCopy<Table, Stored> {
  const { key, topics, table, renamed = {}, omitted = [], stored, takeOver } = declared;
  const fieldOf = new Map<string, string>(Object.entries(renamed));
  const columnOf = new Map([...fieldOf].map(([column, field]) => [field, column]));
  const hidden = new Set<unknown>([...omitted, 'version']);
  return {
    key,
    topics,
    async read(db, tenantId) {
      const rows = await selectRows(db, tenantId, declared);
      const further = (await declared.further?.(rows, db, tenantId)) ?? [];
      return rows.map((row, index) => ({
        ...withKeys(row, (column) =>
          hidden.has(column) ? null : (fieldOf.get(column) ?? camelCase(column)),
        ),
        ...further[index],
      }));
    },
    parse: (rows) => (stored ? z.array(stored).parse(rows) : (rows as Stored[])),
    ...(takeOver && {
      takeOver: (run: TakeOver, rows: readonly unknown[]) => takeOver(run, rows as readonly Stored[]),
    }),
    insert(run, records) {
      const rows = records.map((record) => ({
        tenant_id: run.tenantId,
        ...withKeys(record, (field) => columnOf.get(field) ?? snakeCase(field)),
      }));
      return insertRows(run.db, table, rows);
    },
  };
}

/** The object under other keys; entries whose new key is null are not in it. */
function withKeys(values: object, keyOf: (key: string) => string | null): object {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) => {
      const other = keyOf(key);
      return other === null ? [] : [[other, value]];
    }),
  );
}

const camelCase = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const snakeCase = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
