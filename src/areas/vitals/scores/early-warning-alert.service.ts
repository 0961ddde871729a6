import type { PatientAlertSource } from '#server/points/patient-alerts.ts';
import type { AlertTone } from '#kernel/care/patient-alert.ts';
import { vitalsReaders } from '../signs/vital-signs.contract.ts';
import { notice } from '../vitals.notices.ts';
import { selectLatestScore } from './early-warning.queries.ts';
import type { ResponseLevel } from './news2.table.ts';

const toneOf: Readonly<Record<ResponseLevel, AlertTone>> = {
  routine: 'plain',
  low: 'plain',
  single: 'warning',
  urgent: 'warning',
  emergency: 'danger',
};

/** The newest NEWS2 of the running stay, in the heading of a patient. */
export const earlyWarningAlert: PatientAlertSource = {
  access: vitalsReaders,
  async find({ db, tenantId }, patientId) {
    const row = await selectLatestScore(db, tenantId, patientId);
    if (!row) return [];
    const { total, response, recorded_at: at, next_due_at: due } = row;
    return [
      {
        kind: 'early-warning',
        tone: toneOf[response],
        notice: due === null ? notice('scored', { total, at }) : notice('scoredUntil', { total, at, due }),
        link: `/dashboard/patients/${patientId}/vital-signs`,
      },
    ];
  },
};
