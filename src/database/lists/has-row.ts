/** A statement of Kysely that can be kept to one row. */
interface Limitable {
  limit(rows: number): { executeTakeFirst(): Promise<unknown> };
}

/** True where a statement finds a row; it reads no second one. */
export async function hasRow(statement: Limitable): Promise<boolean> {
  return (await statement.limit(1).executeTakeFirst()) !== undefined;
}
