import { insertFirstChannels } from '#areas/messages/messages.public.ts';
import {
  licenseInvoiceCounter,
  registerInvoices,
  registerSampleProofs,
  sampleInvoices,
  selectInvoices,
  selectProofs,
  selectSubscription,
} from '#areas/subscriptions/subscriptions.public.ts';
import { advanceCounters } from '#database/counters.ts';
import { tenantSetting } from '#database/database.ts';
import { defaultPlans } from '#database/migrations/default-plans.ts';
import type { AreaSamples } from '#server/sample-hospital.ts';
import type { Db } from '#database/tables.ts';
import { sql } from 'kysely';
import { changeStatus, copySubscription, selectHospitals } from './clients/client.queries.ts';
import { planRows } from './plans/plan.queries.ts';
import { seedApplications } from './samples/applications.seed.ts';

const mostSamples = 10;

/**
 * The plans with which a platform starts, applications for an account, and in its register what the sample hospitals,
 * which are there by now, have agreed on and paid; hospitals get nothing of this area.
 */
export const platformSamples: AreaSamples = {
  after: ['people'],
  isForPlatform: true,
  async fill({ db, tenantId, organization, clock, files, recordsOf }) {
    if (!organization.isPlatform) return;
    const at = clock.now().toISOString();
    await planRows.insert(db, defaultPlans(tenantId, at));
    await insertFirstChannels(db, tenantId);
    for (const { id } of await selectHospitals(db, tenantId, { status: 'all', limit: mostSamples })) {
      const { subscription, proofs, invoices } = await agreementOf(db, id);
      await enter(db, tenantId);
      if (subscription) await copySubscription(db, tenantId, subscription, at);
      if (subscription?.status === 'trial') await changeStatus(db, id, 'active', 'trial');
      await registerInvoices({ db, tenantId }, invoices);
      await registerSampleProofs(db, tenantId, id, proofs);
    }
    await advanceCounters(db, tenantId, { [licenseInvoiceCounter]: sampleInvoices });
    const operatorId = recordsOf('people').idOf('super_admin');
    await seedApplications(db, { tenantId, operatorId, now: clock.now(), files });
  },
};

async function agreementOf(db: Db, hospitalId: string) {
  await enter(db, hospitalId);
  const subscription = await selectSubscription(db, hospitalId);
  const invoices = await selectInvoices(db, hospitalId, mostSamples);
  return { subscription, invoices, proofs: await selectProofs(db, hospitalId, mostSamples) };
}

async function enter(db: Db, tenantId: string): Promise<void> {
  await sql.raw(tenantSetting(tenantId)).execute(db);
}
