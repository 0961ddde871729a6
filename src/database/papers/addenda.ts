import { type Kysely, sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import type { Addendum } from '#kernel/papers/paper-parts.contract.ts';
import { personName } from '../people/person-name.ts';
import type { Db, Tables } from '../tables.ts';
import type { RowOf } from '../versioned-rows.ts';
import type { Writing } from './writing.ts';

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

  /** Those of several papers: the answer asks by paper, and has them in the order in which they were written. */
  async function selectOfEach(
    db: Db,
    tenantId: string,
    paperIds: readonly string[],
  ): Promise<(paperId: string) => Addendum[]> {
    const rows = await anyTable(db)
      .selectFrom(`${table} as addendum` as unknown as 'addendum')
      .select([
        `addendum.${paper} as paperId` as 'addendum.paper_id as paperId',
        'addendum.id',
        'addendum.reason',
        'addendum.body',
        personName(tenantId, 'addendum.added_by').$notNull().as('addedByName'),
        'addendum.added_at as addedAt',
      ])
      .where('addendum.tenant_id', '=', tenantId)
      .where(sql<boolean>`${sql.ref(`addendum.${paper}`)} = any (${[...paperIds]}::uuid[])`)
      .orderBy('addendum.added_at')
      .orderBy('addendum.id')
      .execute();
    const ofPapers = Map.groupBy(rows, ({ paperId }) => paperId);
    return (paperId) => (ofPapers.get(paperId) ?? []).map(({ paperId: _paperId, ...addendum }) => addendum);
  }

  return {
    selectOfEach,

    /** In the order in which they were written. */
    async select(db: Db, tenantId: string, paperId: string): Promise<Addendum[]> {
      return (await selectOfEach(db, tenantId, [paperId]))(paperId);
    },

    /** Adds one in the name of whoever writes now; returns its id. */
    async add(
      { db, tenantId, actor, clock }: Writing,
      paperId: string,
      { reason, body }: Pick<Addendum, 'reason' | 'body'>,
    ): Promise<string> {
      const id = newId();
      const by = { added_by: actor.userId, added_at: clock.now().toISOString() };
      await anyTable(db)
        .insertInto(table as unknown as 'addendum')
        .values({ tenant_id: tenantId, id, [paper]: paperId, reason, body, ...by } as never)
        .execute();
      return id;
    },
  };
}
