import { type KnownAllergies, readAllergies } from '#areas/patients/patients.public.ts';
import type { PatientAlertSource } from '#server/points/patient-alerts.ts';
import type { AlertTone } from '#kernel/care/patient-alert.ts';
import type { Notice } from '#kernel/notice.ts';
import { notice } from '../consultations.notices.ts';

/** Allergies in the heading of a patient; that nobody has asked is told as loudly as one that is known. */
export const allergyAlerts: PatientAlertSource = {
  access: ['emr.read', 'emr.allergies'],
  async find(context, patientId) {
    const { tone, said } = saidOf(await readAllergies(context, patientId));
    return [{ kind: 'allergy', tone, notice: said, link: `/dashboard/patients/${patientId}` }];
  },
};

function saidOf({ state, rows }: KnownAllergies): { tone: AlertTone; said: Notice } {
  if (rows.length > 0) {
    const all = rows.map(({ substance, reaction }) => (reaction ? `${substance} (${reaction})` : substance));
    return { tone: 'danger', said: notice('allergiesKnown', { all: all.join(', ') }) };
  }
  if (state === 'none-known') return { tone: 'plain', said: notice('allergiesNoneKnown') };
  return { tone: 'warning', said: notice('allergiesNotAsked') };
}
