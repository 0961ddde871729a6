import { type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { decodeCursor, type Page, toPage } from '#kernel/page.ts';

/** The type of a sort value in the database: a cursor carries it as text. */
type KeyType = 'bigint' | 'date' | 'integer' | 'text' | 'timestamptz' | 'uuid';

interface PageRequest {
  cursor?: string | undefined;
  limit: number;
}

/**
 * The rows of a page in the order of its key, from where the cursor points, and one more, by which `toPage` knows that
 * another page follows. The key names its columns in order, the last of them an id:
 *
 *     selectPage(query, request, { 'referral.created_at': 'timestamptz', 'referral.id': 'uuid' }, 'desc')
 *
 * is `where (referral.created_at, referral.id) < (…) order by referral.created_at desc, referral.id desc limit …`: all
 * columns run in one direction, so that an index of the same columns gives the page without sorting.
 */
export function selectPage<DB, TB extends keyof DB, Row>(
  ...page: Parameters<typeof pageOf<DB, TB, Row>>
): Promise<Row[]> {
  return pageOf(...page).execute();
}

/** A column of the row, or the same with the name of its table before it. */
type ColumnOf<Row> = (keyof Row & string) | `${string}.${keyof Row & string}`;

/** The page of `selectPage` with the cursor of the next one; what the key names are columns of the row. */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  request: PageRequest,
  key: Readonly<Partial<Record<ColumnOf<Row>, KeyType>>>,
  direction?: 'asc' | 'desc',
): Promise<Page<Row>> {
  const rows = await selectPage(query, request, key as Readonly<Record<string, KeyType>>, direction);
  const columns = Object.keys(key).map((column) => column.split('.').at(-1)) as (keyof Row)[];
  return toPage(rows, request.limit, (row) => columns.map((column) => row[column] as string | number));
}

/** The same as a query that has not run yet, for a caller that joins more to the rows of the page alone. */
export function pageOf<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  { cursor, limit }: PageRequest,
  key: Readonly<Record<string, KeyType>>,
  direction: 'asc' | 'desc' = 'asc',
): SelectQueryBuilder<DB, TB, Row> {
  const columns = Object.keys(key).map((column) => sql.ref(column));
  let page = query;
  if (cursor) {
    const types = Object.values(key);
    const values = decodeCursor(cursor, types.length).map(
      (value, place) => sql`${value}::${sql.raw(types[place]!)}`,
    );
    const beyond = sql.raw(direction === 'desc' ? '<' : '>');
    page = page.where(sql<SqlBool>`(${sql.join(columns)}) ${beyond} (${sql.join(values)})`);
  }
  for (const column of columns) page = page.orderBy(column, direction);
  return page.limit(limit + 1);
}
