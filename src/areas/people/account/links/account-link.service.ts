import { readOperatorContact } from '#areas/subscriptions/subscriptions.public.ts';
import { writeAudit } from '#database/audit/audit.ts';
import type { PublicContext } from '#server/public-context.ts';
import { sha256 } from '#database/sha256.ts';
import { sessionTopic } from '#kernel/access/session-topic.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { lockRights } from '../../grants/administrators.queries.ts';
import { toPolicy, updatePassword } from '../../password/password.queries.ts';
import { requireKeptRules } from '../../password/password.service.ts';
import { endSessions } from '../../sessions/session.queries.ts';
import { networkOf } from '#kernel/limits/network.ts';
import type * as contract from './account-link.contract.ts';
import { consumeLink, findOpenLink } from './account-link.queries.ts';
import { tenantOfLinkToken } from './account-link.rules.ts';

export async function readAccountLink(
  context: PublicContext,
  input: CallInput<typeof contract.readAccountLink>,
) {
  const { link } = await requireOpenLink(context, input.token);
  return {
    purpose: link.purpose,
    firstName: link.first_name,
    email: link.email,
    hospitalName: link.hospital_name,
    slug: link.slug,
    passwordPolicy: toPolicy(link),
  };
}

/**
 * Everybody who changes rights, passwords or links locks in this order: the turn to change rights, links, accounts.
 * So a promotion or dismissal either is seen here or waits until the link is used.
 * @throws AppError LINK_INVALID also for the slower of two that use one link at the same time.
 */
export async function setPasswordByLink(
  context: PublicContext,
  input: CallInput<typeof contract.setPasswordByLink>,
) {
  const { database, services, request, clock } = context;
  const { tenantId, tokenHash, link } = await requireOpenLink(context, input.token);
  const policy = toPolicy(link);
  const owner = { email: link.email, hospitalName: link.hospital_name };
  requireKeptRules('password', policy, input.password, owner);
  // Hashing is slow on purpose: not while a transaction is open.
  const passwordHash = await services.passwords.hash(input.password);
  const now = clock.now();
  const at = now.toISOString();
  await database.inTenant(tenantId, 'write', async (db) => {
    await lockRights(db, tenantId);
    const isGood = (await findOpenLink(db, tenantId, tokenHash, at)) !== undefined;
    if (!isGood || !(await consumeLink(db, tenantId, tokenHash, at))) throw new AppError('LINK_INVALID');
    await updatePassword(db, { tenantId, userId: link.user_id, passwordHash, at });
    const ended = await endSessions(db, tenantId, link.user_id, at);
    const { ipAddress, userAgent } = request;
    await writeAudit(db, { tenantId, userId: link.user_id, ipAddress, userAgent, at: now }, [
      {
        action: 'PASSWORD_SET',
        resource: 'users',
        resourceId: link.user_id,
        newValues: { by: link.purpose, endedSessions: ended },
      },
    ]);
  });
  context.announce(tenantId, sessionTopic(link.user_id));
  context.announce(tenantId, 'users');
  return { slug: link.slug, email: link.email };
}

/**
 * Only what opens nothing is counted: a right link works whatever others at the same address have tried.
 * @throws AppError HOSPITAL_SUSPENDED with the operator's contact to who brings a good link; LINK_INVALID
 */
async function requireOpenLink(context: PublicContext, token: string) {
  const found = await lookUp(context, token);
  if (found?.link.hospital_status === 'suspended') {
    throw new AppError('HOSPITAL_SUSPENDED', await readOperatorContact(context));
  }
  if (found) return found;
  const { services, request } = context;
  await services.limits.consume('account-link-network', networkOf(request.ipAddress));
  throw new AppError('LINK_INVALID');
}

async function lookUp({ database, clock }: PublicContext, token: string) {
  const tenantId = tenantOfLinkToken(token);
  if (!tenantId) return undefined;
  const tokenHash = await sha256(token);
  const at = clock.now().toISOString();
  const link = await database.inTenant(tenantId, 'read', (db) => findOpenLink(db, tenantId, tokenHash, at));
  return link && { tenantId, tokenHash, link };
}
