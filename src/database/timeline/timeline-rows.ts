import { type RawBuilder, sql } from 'kysely';
import type { TimelineRequest } from '#kernel/care/timeline.ts';
import type { Db } from '../tables.ts';

/** One kind of an area's entries: a select of `kind`, `id`, `at` and what its notice needs, without order or limit. */
export type TimelinePart = RawBuilder<unknown>;

/**
 * The entries of an area in one statement. Each part is put in order and cut by itself, so that an index of each table
 * answers it; one row more than the limit.
 */
export async function selectTimeline<Row extends { kind: string; id: string; at: string }>(
  db: Db,
  { after, limit }: TimelineRequest,
  parts: readonly TimelinePart[],
): Promise<Row[]> {
  const shown = after === null ? sql`true` : sql`(at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`;
  const cut = parts.map(
    (part) =>
      sql`(select * from (${part}) as entry where ${shown} order by at desc, id desc limit ${limit + 1}::integer)`,
  );
  const { rows } = await sql<Row>`${sql.join(cut, sql` union all `)}`.execute(db);
  return rows;
}
