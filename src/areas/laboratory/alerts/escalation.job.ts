import type { JobContext, MinuteJob } from '#database/handler.ts';
import { readEscalationMinutes } from '../settings/lab-settings.queries.ts';
import { findFurtherClinicians } from './alert-raising.service.ts';
import { type CriticalResults, escalatedMessage, tellOfCritical } from './critical-notices.service.ts';
import { hasOverdueAlerts, markEscalated, selectToldAlerts } from './lab-alert.queries.ts';

/** The maximum number of alerts of a hospital that are passed on in one minute. */
const maxPassedOn = 50;

const minuteMs = 60_000;

/** Tells further clinicians of critical results that nobody has acknowledged in the time that the hospital sets. */
export const escalateAlerts: MinuteJob = {
  name: 'laboratory.escalate-alerts',
  async isDue(context) {
    const { db, tenantId } = context;
    return hasOverdueAlerts(db, tenantId, await overdueSince(context));
  },
  async run(context) {
    const { db, tenantId, clock } = context;
    const minutes = await readEscalationMinutes(db, tenantId);
    const ids = await markEscalated(db, tenantId, {
      raisedBefore: await overdueSince(context),
      at: clock.now().toISOString(),
      limit: maxPassedOn,
    });
    if (ids.length === 0) return;
    const people = await findFurtherClinicians(context);
    for (const critical of await toldByOrder(context, ids)) {
      await tellOfCritical(context, people, critical, escalatedMessage(critical, minutes));
    }
    for (const resourceId of ids) {
      const newValues = { told: people.length };
      context.audit({ action: 'ESCALATE', resource: 'lab_alerts', resourceId, newValues });
    }
    context.announce('lab-alerts');
  },
};

async function overdueSince({
  db,
  tenantId,
  clock,
}: Pick<JobContext, 'db' | 'tenantId' | 'clock'>): Promise<string> {
  const minutes = await readEscalationMinutes(db, tenantId);
  return new Date(clock.now().getTime() - minutes * minuteMs).toISOString();
}

async function toldByOrder({ db, tenantId }: JobContext, ids: readonly string[]): Promise<CriticalResults[]> {
  const rows = await selectToldAlerts(db, tenantId, ids);
  const orders = [...new Set(rows.map((row) => row.order_id))];
  return orders.map((orderId) => {
    const own = rows.filter((row) => row.order_id === orderId);
    const first = own[0]!;
    return {
      order: { id: orderId, number: first.order_number },
      patient: {
        id: first.patient_id,
        number: first.patient_number,
        name: `${first.first_name} ${first.last_name}`.trim(),
        isRestricted: first.is_restricted,
      },
      results: own.map((row) => ({ test: row.test_name, result: row.result, unit: row.unit })),
    };
  });
}
