import type { Database } from '#database/database.ts';
import { selectPlatformId } from '#database/tenants.queries.ts';
import { AppError } from '#kernel/app-error.ts';

/**
 * The id of the organization that runs the platform, to which applications belong: for callers who are not signed in.
 * @throws AppError NOT_FOUND on a server that nobody has set up yet.
 */
export async function findPlatform(database: Database): Promise<string> {
  const id = await database.onPlatform(selectPlatformId);
  if (id === undefined) throw new AppError('NOT_FOUND');
  return id;
}
