import type { PatientAlertSource } from '#server/points/patient-alerts.ts';
import type { PatientAlert } from '#kernel/care/patient-alert.ts';
import { notice } from '../inpatient.notices.ts';
import { selectRunningStay } from './stay-alerts.queries.ts';

/** Where an admitted patient lies, and the precautions of the stay, in the heading of the patient. */
export const stayAlerts: PatientAlertSource = {
  access: 'admissions.read',
  async find({ db, tenantId }, patientId) {
    const stay = await selectRunningStay(db, tenantId, patientId);
    if (!stay) return [];
    const { admission_number: number, admitted_at: since, bed_number: bed, ward_name: ward } = stay;
    const link = `/dashboard/admissions/${stay.id}`;
    const said =
      bed === null || ward === null
        ? notice('headingWithoutBed', { number, since })
        : notice('headingInBed', { bed, ward, number, since });
    return [
      { kind: 'stay', tone: 'plain', notice: said, link },
      ...stay.precautions.map((precaution): PatientAlert => ({
        kind: 'precaution',
        tone: 'warning',
        notice: notice(`precaution_${precaution}`),
        link,
      })),
    ];
  },
};
