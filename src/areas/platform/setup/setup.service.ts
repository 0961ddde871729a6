import { insertFirstChannels } from '#areas/messages/messages.public.ts';
import { networkOf, openOperator } from '#areas/people/people.public.ts';
import { insertSettings } from '#areas/settings/settings.public.ts';
import { writeAudit } from '#database/audit/audit.ts';
import { refusing } from '#database/constraint-errors.ts';
import type { PublicContext } from '#server/public-context.ts';
import { defaultPlans } from '#database/migrations/default-plans.ts';
import { selectPlatformId } from '#database/tenants.queries.ts';
import { moduleDefaults } from '#kernel/access/modules.ts';
import { AppError } from '#kernel/app-error.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { insertTenant } from '../clients/client.queries.ts';
import { placeColumns } from '../clients/make-hospital.ts';
import { planRows } from '../plans/plan.queries.ts';
import type * as contract from './setup.contract.ts';

/** Where the operator signs in. */
const platformCode = 'platform';

/**
 * Makes the organization that runs the platform, with its first person, in one transaction: the code of an
 * organization is there once, so that of two presses one is first.
 * @throws AppError SETUP_LINK_INVALID
 */
export async function makeOperator(
  { database, services, request, clock }: PublicContext,
  { secret, firstName, lastName, email, ...typedPlace }: CallInput<typeof contract.makeOperator>,
): Promise<{ token: string }> {
  if (!services.firstRun?.isOpen(secret)) {
    await services.limits.consume('account-link-network', networkOf(request.ipAddress));
    throw new AppError('SETUP_LINK_INVALID');
  }
  const now = clock.now();
  const at = now.toISOString();
  const id = newId();
  const { token } = await database.inTenant(id, 'write', async (db) => {
    if (await selectPlatformId(db)) throw new AppError('SETUP_LINK_INVALID');
    const place = { slug: platformCode, name: 'Platform', status: 'active', is_platform: true } as const;
    await refusing(insertTenant(db, { id, ...place, created_at: at }), {
      tenant_slug_key: () => new AppError('SETUP_LINK_INVALID'),
    });
    const modules = JSON.stringify(moduleDefaults);
    await insertSettings(db, {
      ...{ tenant_id: id, name: place.name, address: '', phone: '', email, modules },
      ...placeColumns(typedPlace, at),
    });
    await planRows.insert(db, defaultPlans(id, at));
    await insertFirstChannels(db, id);
    const link = await openOperator(db, id, { firstName, lastName, email, phone: null }, now);
    const { ipAddress, userAgent } = request;
    await writeAudit(db, { tenantId: id, userId: null, ipAddress, userAgent, at: now }, [
      { action: 'CREATE', resource: 'users', newValues: { firstName, lastName, email, role: 'super_admin' } },
    ]);
    return link;
  });
  services.firstRun.close();
  return { token };
}
