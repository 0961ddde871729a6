import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { Db, Tables } from './tables.ts';

/**
 * The statements that nearly every subject needs for the rows of its table: one row by its id, the same locked, new
 * rows, and a change of the version that a person has seen. A subject names them once in its `.queries.ts`:
 *
 *     export const serviceRows = versionedRows('service');
 *
 * and its service calls `serviceRows.select(db, tenantId, id)`, `serviceRows.lock(…)` and
 * `serviceRows.update(db, { tenantId, id, version }, values)`. Every statement names the tenant and is the same text
 * each time for the same columns, so that it is prepared once. Permission, audit and announcements stay with the
 * service; joins, lists and rows found by anything but their id stay written out in `.queries.ts`.
 */

/** The columns that every row with an id of its own has. */
interface Identified {
  tenant_id: string;
  id: string;
}

/** A row that people edit: the version counts the edits from 1. */
interface Versioned extends Identified {
  version: number;
}

type TableOf<Columns> = {
  [Name in keyof Tables]: Selectable<Tables[Name]> extends Columns ? Name : never;
}[keyof Tables];

/** One row of a table as it is read. */
export type RowOf<Table extends keyof Tables> = Selectable<Tables[Table]>;

/** What a change may write; the key never changes and the version counts by itself. */
type ChangeOf<Table extends keyof Tables> = Omit<Updateable<Tables[Table]>, keyof Versioned>;

/** What every new row of a register begins with. */
export interface NewRow extends Versioned {
  created_at: string;
  updated_at: string;
}

/** A row as it is stored when it is added: with an id of its own, made at this instant, in its first version. */
export function newRow<Columns extends object>(
  { tenantId, at }: { tenantId: string; at: string },
  columns: Columns,
): NewRow & Columns {
  return { ...columns, tenant_id: tenantId, id: newId(), created_at: at, updated_at: at, version: 1 };
}

/** Which version of which row a change is meant for. */
interface SeenVersion<Table extends keyof Tables> {
  tenantId: string;
  id: string;
  version: number;
  /** Columns that must also hold these values, such as `{ status: 'pending' }`; null is compared as well. */
  only?: Partial<RowOf<Table>>;
}

/** Reads of rows by their id in a table with ids; tables without a version use this one alone. */
export function identifiedRows<Table extends TableOf<Identified>>(table: Table) {
  const byId = (db: Db, tenantId: string, id: string) =>
    anyTable(db).selectFrom(named(table)).selectAll().where('tenant_id', '=', tenantId).where('id', '=', id);
  return {
    /** The row, or undefined when the tenant has none with this id. */
    select(db: Db, tenantId: string, id: string): Promise<RowOf<Table> | undefined> {
      return byId(db, tenantId, id).executeTakeFirst() as Promise<RowOf<Table> | undefined>;
    },

    /** The row as above, which nobody else changes before the end of the transaction. */
    lock(db: Db, tenantId: string, id: string): Promise<RowOf<Table> | undefined> {
      return byId(db, tenantId, id).forUpdate().executeTakeFirst() as Promise<RowOf<Table> | undefined>;
    },
  };
}

/** Reads of rows by their id, new rows, and changes and deletions that are refused when somebody else was first. */
export function versionedRows<Table extends TableOf<Versioned>>(table: Table) {
  return {
    ...identifiedRows(table),

    /** Adds the rows in one statement, and answers with them as they are stored; without rows there is no statement. */
    async insert(db: Db, rows: readonly Insertable<Tables[Table]>[]): Promise<RowOf<Table>[]> {
      if (rows.length === 0) return [];
      const query = anyTable(db)
        .insertInto(named(table))
        .values(rows as never);
      return query.returningAll().execute() as Promise<RowOf<Table>[]>;
    },

    /** Writes the change and the next version; undefined, and nothing is written, where the row is no longer as seen. */
    update(
      db: Db,
      { tenantId, id, version, only = {} }: SeenVersion<Table>,
      values: ChangeOf<Table>,
    ): Promise<RowOf<Table> | undefined> {
      let query = anyTable(db)
        .updateTable(named(table))
        .set({ ...values, version: version + 1 })
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('version', '=', version);
      for (const [column, value] of Object.entries(only)) {
        query = query.where(column as 'version', value === null ? 'is' : '=', value as never);
      }
      return query.returningAll().executeTakeFirst() as Promise<RowOf<Table> | undefined>;
    },

    /** Deletes the row; false, and nothing is deleted, where it is no longer as seen. */
    async remove(db: Db, { tenantId, id, version }: Omit<SeenVersion<Table>, 'only'>): Promise<boolean> {
      const { numDeletedRows } = await anyTable(db)
        .deleteFrom(named(table))
        .where('tenant_id', '=', tenantId)
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

// The query builder cannot follow a table that is a type parameter; the functions above give the types back.
interface AnyTable {
  anyTable: Versioned;
}

function anyTable(db: Db): Kysely<AnyTable> {
  return db as unknown as Kysely<AnyTable>;
}

function named(table: string): 'anyTable' {
  return table as 'anyTable';
}
