import { type Looking, passOnAlarms } from '#server/alarms/passing-on.ts';
import type { JobContext } from '#server/jobs/job.ts';
import { readEscalationMinutes } from '../settings/lab-settings.queries.ts';
import { findFurtherClinicians } from './alert-raising.service.ts';
import { type CriticalResults, escalatedMessage, tellOfCritical } from './critical-notices.service.ts';
import { labAlerts, selectToldAlerts } from './lab-alert.queries.ts';

const minuteMs = 60_000;

/** Tells further clinicians of critical results that nobody has acknowledged in the time that the hospital sets. */
export const escalateAlerts = passOnAlarms({
  name: 'laboratory.escalate-alerts',
  look: {
    reads: {
      lab_alert: 'tenant_id, id, raised_at, acknowledged_at, escalated_at',
      tenant_settings: 'tenant_id, lab_escalation_minutes',
    },
    finds: `
      select from public.lab_alert alert
      where alert.tenant_id = hospital.id and alert.acknowledged_at is null and alert.escalated_at is null
        and alert.raised_at <= moment - make_interval(mins => coalesce((
          select settings.lab_escalation_minutes from public.tenant_settings settings
          where settings.tenant_id = hospital.id), 30))`,
  },
  register: labAlerts,
  resource: 'lab_alerts',
  topic: 'lab-alerts',
  async overdueUntil({ db, tenantId, clock }: Looking) {
    const minutes = await readEscalationMinutes(db, tenantId);
    return new Date(clock.now().getTime() - minutes * minuteMs).toISOString();
  },
  async tell(context, ids) {
    const minutes = await readEscalationMinutes(context.db, context.tenantId);
    const people = await findFurtherClinicians(context);
    for (const critical of await toldByOrder(context, ids)) {
      await tellOfCritical(context, people, critical, escalatedMessage(critical, minutes));
    }
    return people.length;
  },
});

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
