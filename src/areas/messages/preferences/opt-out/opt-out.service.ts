import { networkOf } from '#areas/people/people.public.ts';
import { writeAudit } from '#database/audit/audit.ts';
import type { PublicContext } from '#server/public-context.ts';
import type { Db } from '#database/tables.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { selectPatientPreference } from '../preference.queries.ts';
import type * as contract from './opt-out.contract.ts';
import type { OptOutState } from './opt-out.contract.ts';
import * as queries from './opt-out.queries.ts';
import { readOptOutLink as readLink } from './opt-out.rules.ts';

/** @throws AppError OPT_OUT_LINK_INVALID, for a hospital that does not exist as for a secret that opens nothing */
export async function readOptOutLink(
  context: PublicContext,
  { link }: CallInput<typeof contract.readOptOutLink>,
): Promise<OptOutState> {
  const { tenantId, found } = await requireLink(context, link);
  return context.database.inTenant(tenantId, 'read', (db) => stateOf(db, tenantId, found));
}

/** @throws AppError OPT_OUT_LINK_INVALID, TOO_MANY_ATTEMPTS for a link that is pressed over and over */
export async function setByOptOutLink(
  context: PublicContext,
  { link, takes }: CallInput<typeof contract.setByOptOutLink>,
): Promise<OptOutState> {
  const { database, services, request, clock } = context;
  const { tenantId, code, found } = await requireLink(context, link);
  await services.limits.consume('opt-out-link', code);
  const { patientId, channel } = found;
  const now = clock.now();
  const state = await database.inTenant(tenantId, 'write', async (db) => {
    const before = await stateOf(db, tenantId, found);
    // Pressed twice it was done once.
    if (before.takes === takes) return before;
    await queries.writeWish(db, tenantId, { patientId, channel, takes, at: now.toISOString() });
    const { ipAddress, userAgent } = request;
    const field = channel === 'email' ? 'takesEmail' : 'takesSms';
    await writeAudit(db, { tenantId, userId: null, ipAddress, userAgent, at: now }, [
      {
        action: 'UPDATE',
        resource: 'message_preferences',
        resourceId: patientId,
        oldValues: { [field]: before.takes },
        newValues: { [field]: takes, by: 'link in a message' },
      },
    ]);
    return { ...before, takes };
  });
  context.announce(tenantId, `patients/${patientId}`);
  return state;
}

/** Only what opens nothing is counted for the network: a right link works whatever others at the same address have tried. */
async function requireLink(context: PublicContext, link: string) {
  const found = await lookUp(context, link);
  if (found) return found;
  const { services, request } = context;
  await services.limits.consume('opt-out-network', networkOf(request.ipAddress));
  throw new AppError('OPT_OUT_LINK_INVALID');
}

async function lookUp({ database }: PublicContext, link: string) {
  const parts = readLink(link);
  if (!parts) return undefined;
  const { slug, code } = parts;
  const tenantId = await database.onPlatform((db) => queries.selectTenantId(db, slug));
  if (tenantId === undefined) return undefined;
  const found = await database.inTenant(tenantId, 'read', (db) => queries.selectLink(db, tenantId, code));
  return found && { tenantId, code, found };
}

async function stateOf(
  db: Db,
  tenantId: string,
  { patientId, channel, hospitalName }: queries.OptOutLink,
): Promise<OptOutState> {
  const wish = await selectPatientPreference(db, tenantId, patientId);
  const takes = channel === 'email' ? wish?.takes_email : wish?.takes_sms;
  return { hospitalName, channel, takes: takes ?? true };
}
