import type { Db } from '#database/tables.ts';
import { sha256 } from '#database/sha256.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { issue } from '#kernel/files/file.issues.ts';
import { claimFile, replaceFile } from '../files/file.queries.ts';
import type { FileKind } from '../files/file.rules.ts';
import { forgottenBefore } from '../files/file.service.ts';

const fieldOf = { trade_license: 'tradeLicense', passport_photo: 'passportPhoto' } as const;

/**
 * Gives documents that were added before to an application, each in place of the one of its kind.
 * @throws AppError INVALID_INPUT at `tradeLicense` or `passportPhoto` for one that is not waiting any more.
 */
export async function handInFiles(
  db: Db,
  { tenantId, applicationId, now }: { tenantId: string; applicationId: string; now: Date },
  tokens: Readonly<Partial<Record<FileKind, string | undefined>>>,
): Promise<void> {
  const since = forgottenBefore(now);
  for (const kind of ['trade_license', 'passport_photo'] as const) {
    const token = tokens[kind];
    if (token === undefined) continue;
    await replaceFile(db, tenantId, applicationId, kind, now.toISOString());
    const tokenHash = await sha256(token);
    const isHandedIn = await claimFile(db, tenantId, applicationId, { kind, tokenHash, since });
    if (!isHandedIn) throw invalidFields({ [fieldOf[kind]]: issue('gone') });
  }
}
