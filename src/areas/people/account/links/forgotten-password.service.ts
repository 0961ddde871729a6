import { writeAudit } from '#database/audit/audit.ts';
import type { PublicContext } from '#server/public-context.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { networkOf } from '#kernel/limits/network.ts';
import { lockRights } from '../../grants/administrators.queries.ts';
import { selectTenantToSignIn } from '../../sessions/session.queries.ts';
import { emailKey } from '../../sessions/session.rules.ts';
import type * as contract from './account-link.contract.ts';
import { selectForgetful } from './account-link.queries.ts';
import { mailLink } from './mailed-link.service.ts';

/**
 * Everybody gets the same answer, before anything is looked up: so neither the answer nor its time tells whether there is
 * such a hospital, an account, or a mail.
 * @throws AppError TOO_MANY_ATTEMPTS, counted alike for accounts that do not exist.
 */
export async function askForLink(context: PublicContext, input: CallInput<typeof contract.askForLink>) {
  const { services, request } = context;
  await services.limits.consume('forgotten-network', networkOf(request.ipAddress));
  await services.limits.consume('forgotten-account', `${input.slug}/${emailKey(input.email)}`);
  context.later(() => sendLink(context, input));
  return { asked: true as const };
}

async function sendLink(
  context: PublicContext,
  { slug, email }: CallInput<typeof contract.askForLink>,
): Promise<void> {
  const { database, services, request, clock, secretMail } = context;
  const tenant = await database.onPlatform((db) => selectTenantToSignIn(db, slug));
  if (!tenant) return;
  const { id: tenantId } = tenant;
  const isSent = await database.inTenant(tenantId, 'write', async (db) => {
    // Rights, links, accounts: whoever changes them locks in this order.
    await lockRights(db, tenantId);
    const account = await selectForgetful(db, tenantId, emailKey(email));
    if (!account || (account.is_sample && !services.hasSamples)) return false;
    if (!(await secretMail.carriesLinks(db, tenantId))) return false;
    const { id: userId, first_name: firstName } = account;
    const now = clock.now();
    const person = { tenantId, userId, firstName, purpose: 'password_reset', madeBy: null, now } as const;
    const { expiresAt } = await mailLink(db, secretMail, person);
    const { ipAddress, userAgent } = request;
    await writeAudit(db, { tenantId, userId: null, ipAddress, userAgent, at: now }, [
      {
        action: 'RESET_LINK_ASKED',
        resource: 'users',
        resourceId: userId,
        newValues: { byMail: true, expiresAt },
      },
    ]);
    return true;
  });
  if (!isSent) return;
  context.announce(tenantId, 'messages');
  context.announce(tenantId, 'users');
}
