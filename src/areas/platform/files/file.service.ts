import { networkOf } from '#areas/people/people.public.ts';
import type { PublicContext } from '#server/public-context.ts';
import { receiveContent } from '#database/files/receive-content.ts';
import { sha256 } from '#database/sha256.ts';
import { plainFileName } from '#kernel/files/file-types.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { newSecret } from '#kernel/secret.ts';
import { timeLimits } from '#kernel/limits/time-limits.ts';
import { findPlatform } from '../organization/platform-organization.queries.ts';
import { requireFileType } from './file-content.rules.ts';
import type * as contract from './file.contract.ts';
import type { AddedFile } from './file.contract.ts';
import { deleteForgottenFile, insertFile, selectForgottenFiles } from './file.queries.ts';
import { fileRules } from './file.rules.ts';

/** How many forgotten files one upload clears away at most. */
const mostCleared = 5;

/** The instant before which files that nobody has handed in are forgotten. */
export function forgottenBefore(now: Date): string {
  return new Date(now.getTime() - timeLimits.waitingFileHours * 3_600_000).toISOString();
}

/**
 * Takes a document in before the application is there, so that a form need not hold it. Who adds one clears away what
 * others have left.
 * @throws AppError INVALID_INPUT at `content` for what is too large, while it comes, and for what it is not.
 */
export async function addFile(
  context: PublicContext,
  { kind, name, content }: CallInput<typeof contract.addFile>,
): Promise<AddedFile> {
  const { database, clock, services, request } = context;
  const tenantId = await findPlatform(database);
  await services.limits.consume('application-file-network', networkOf(request.ipAddress));
  await clearForgotten(context, tenantId);
  const { maximumBytes, types } = fileRules[kind];
  const received = await receiveContent(services.files, { file: request.file, content }, maximumBytes);
  try {
    const contentType = await requireFileType(types, await services.files.read(received.storedAs));
    const token = newSecret();
    const row = {
      tenant_id: tenantId,
      id: newId(),
      application_id: null,
      kind,
      name: plainFileName(name),
      content_type: contentType,
      bytes: received.bytes,
      stored_as: received.storedAs,
      token_hash: await sha256(token),
      created_at: clock.now().toISOString(),
      replaced_at: null,
    };
    await database.inTenant(tenantId, 'write', (db) => insertFile(db, row));
    return { token, kind, name: row.name, contentType, bytes: row.bytes };
  } catch (error) {
    await services.files.remove(received.storedAs);
    throw error;
  }
}

async function clearForgotten({ database, clock, services }: PublicContext, tenantId: string): Promise<void> {
  const before = forgottenBefore(clock.now());
  const forgotten = await database.inTenant(tenantId, 'write', async (db) => {
    const found = await selectForgottenFiles(db, tenantId, before, mostCleared);
    const deleted = [];
    for (const file of found) if (await deleteForgottenFile(db, tenantId, file.id)) deleted.push(file);
    return deleted;
  });
  for (const file of forgotten) await services.files.remove(file.stored_as);
}
