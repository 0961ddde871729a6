import { writeAudit } from '#database/audit/audit.ts';
import type { Db } from '#database/tables.ts';
import { revokeLinksOf } from '../account/links/account-link.queries.ts';
import { lockRights, selectGrants } from '../grants/administrators.queries.ts';
import { removeSecret } from '../second-factor/second-factor.queries.ts';
import { updatePassword } from '../password/password.queries.ts';
import { endSessions, selectAccount } from '../sessions/session.queries.ts';
import { emailKey } from '../sessions/session.rules.ts';
import { makeOperatorLink, type OperatorLink } from './first-administrator.ts';

export interface Recovery {
  email: string;
  now: Date;
  /** Stands in the trail for the program from which it is done. */
  userAgent: string;
}

/** The hash of no password: nothing that is typed matches it. */
const noPassword = '';

/**
 * A link with which an administrator sets a new password; their old one, second factor and sessions end at once. For whoever runs
 * the server, where no other administrator can help. Undefined where no active administrator has the address.
 */
export async function recoverAdministrator(
  db: Db,
  tenantId: string,
  { email, now, userAgent }: Recovery,
): Promise<OperatorLink | undefined> {
  await lockRights(db, tenantId);
  const account = await selectAccount(db, tenantId, emailKey(email));
  if (account?.status !== 'active') return undefined;
  const { isAdministrator, permissions } = await selectGrants(db, tenantId, account.id);
  if (!isAdministrator && !permissions.has('super_admin')) return undefined;
  const at = now.toISOString();
  await revokeLinksOf(db, tenantId, account.id, at);
  const purpose = account.password_hash === null ? 'invitation' : 'password_reset';
  const link = await makeOperatorLink(db, tenantId, account.id, now, purpose);
  // Without the second factor the old password alone would open the account until the link is used.
  if (account.password_hash !== null) {
    await updatePassword(db, { tenantId, userId: account.id, passwordHash: noPassword, at });
  }
  const hadSecondFactor = await removeSecret(db, tenantId, account.id);
  const endedSessions = await endSessions(db, tenantId, account.id, at);
  await writeAudit(db, { tenantId, userId: null, ipAddress: 'N/A', userAgent, at: now }, [
    {
      action: 'RESET_LINK_MADE',
      resource: 'users',
      resourceId: account.id,
      newValues: { by: 'command line', expiresAt: link.expiresAt, endedSessions, hadSecondFactor },
    },
  ]);
  return link;
}
