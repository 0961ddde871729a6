import type { PatientAlertSource } from '#database/handler.ts';
import type { AlertTone } from '#kernel/care/patient-alert.ts';
import type { Notice } from '#kernel/notice.ts';
import { notice } from '../consultations.notices.ts';
import { type KnownAllergies, readAllergies } from './allergy-reading.service.ts';

/** Allergies in the heading of a patient; that nobody has asked is told as loudly as one that is known. */
export const allergyAlerts: PatientAlertSource = {
  access: ['emr.read', 'emr.allergies'],
  async find(context, patientId) {
    const { tone, said } = saidOf(await readAllergies(context, patientId));
    return [{ kind: 'allergy', tone, notice: said, link: `/dashboard/patients/${patientId}` }];
  },
};

function saidOf({ state, rows, oldLines }: KnownAllergies): { tone: AlertTone; said: Notice } {
  const substances = rows.map(({ substance, reaction }) =>
    reaction ? `${substance} (${reaction})` : substance,
  );
  if (substances.length + oldLines.length > 0) {
    const all = [...substances, ...oldLines].join(', ');
    const said =
      oldLines.length === 0
        ? notice('allergiesKnown', { all })
        : notice('allergiesPartlyReviewed', { all, unreviewed: oldLines.join(', ') });
    return { tone: 'danger', said };
  }
  if (state === 'none-known') return { tone: 'plain', said: notice('allergiesNoneKnown') };
  return { tone: 'warning', said: notice('allergiesNotAsked') };
}
