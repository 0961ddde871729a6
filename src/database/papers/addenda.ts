import type { Kysely } from 'kysely';
import type { Addendum } from '#kernel/papers/paper-parts.contract.ts';
import { personName } from '../people/person-name.ts';
import type { Db, Tables } from '../tables.ts';
import type { RowOf } from '../versioned-rows.ts';

interface AddendumColumns {
  tenant_id: string;
  id: string;
  reason: string;
  body: string;
  added_by: string;
  added_at: string;
}

type AddendumTable = {
  [Name in keyof Tables]: RowOf<Name> extends AddendumColumns ? Name : never;
}[keyof Tables];

interface AnyTable {
  addendum: AddendumColumns & { paper_id: string };
}

/**
 * The addenda of one kind of paper: a table to which rows are added and in which none changes.
 * @param paper the column that names the paper, such as `note_id`
 */
export function addendaOf<Table extends AddendumTable>(table: Table, paper: keyof RowOf<Table> & string) {
  // The query builder cannot follow a table that is a type parameter.
  const anyTable = (db: Db) => db as unknown as Kysely<AnyTable>;
  return {
    /** In the order in which they were written. */
    select(db: Db, tenantId: string, paperId: string): Promise<Addendum[]> {
      return anyTable(db)
        .selectFrom(`${table} as addendum` as unknown as 'addendum')
        .select([
          'addendum.id',
          'addendum.reason',
          'addendum.body',
          personName(tenantId, 'addendum.added_by').$notNull().as('addedByName'),
          'addendum.added_at as addedAt',
        ])
        .where('addendum.tenant_id', '=', tenantId)
        .where(`addendum.${paper}` as 'addendum.paper_id', '=', paperId)
        .orderBy('addendum.added_at')
        .orderBy('addendum.id')
        .execute();
    },

    async insert(db: Db, row: RowOf<Table>): Promise<void> {
      await anyTable(db)
        .insertInto(table as unknown as 'addendum')
        .values(row as never)
        .execute();
    },
  };
}
