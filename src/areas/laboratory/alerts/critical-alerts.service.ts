import { findClosedRecords } from '#database/closed-records/made-from.ts';
import type { PatientAlertSource } from '#server/points/patient-alerts.ts';
import { seesRestricted } from '#kernel/access/withheld.ts';
import { notice } from '../laboratory.notices.ts';
import { isReadBy } from '../results/lab-result.service.ts';
import { maxAlerts } from './lab-alert.contract.ts';
import { type OpenAlertRow, selectOpenAlerts } from './lab-alert.queries.ts';

/** Critical results that nobody has acknowledged, in the heading of a patient: one alert names all of them. */
export const criticalAlerts: PatientAlertSource = {
  access: ['lab.read', 'emr.read'],
  async find({ db, tenantId, actor }, patientId) {
    const rows = await selectOpenAlerts(db, tenantId, {
      filter: { patientId },
      readerId: actor.userId,
      limit: maxAlerts,
    });
    const [oldest] = rows;
    if (!oldest) return [];
    const closed = seesRestricted(actor)
      ? new Map<string, string>()
      : await findClosedRecords(db, { tenantId, userId: actor.userId }, [patientId]);
    const results = rows.map((row) => {
      // That something is critical is told to everybody at the bed; which test it was stays with its consultation.
      if (closed.has(row.order_id)) return row.order_number;
      return isReadBy(actor, row) ? valueOf(row) : row.test_name;
    });
    return [
      {
        kind: 'critical-result',
        tone: 'danger',
        notice: notice('criticalOpen', { results: results.join(', '), count: rows.length }),
        link: `/dashboard/laboratory?orderId=${oldest.order_id}`,
      },
    ];
  },
};

function valueOf({ test_name, result, unit }: OpenAlertRow): string {
  return [test_name, result, unit].filter(Boolean).join(' ');
}
