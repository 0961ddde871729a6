import type { TimelineSource } from '#server/points/timeline.ts';
import { notice } from '../../pharmacy.notices.ts';
import { selectPrescriptionsOf } from './prescription-timeline.queries.ts';

/** Prescriptions of a patient by when they were signed. */
export const pharmacyTimeline: TimelineSource = {
  kinds: { prescription: ['pharmacy.read', 'pharmacy.prescribe', 'emr.read'] },
  async find({ db, tenantId }, request) {
    const rows = await selectPrescriptionsOf(db, tenantId, request);
    return rows.map(({ id, at, prescription_number: number, words }) => ({
      kind: 'prescription' as const,
      id,
      at,
      notice: notice('timelinePrescribed', { number, words: words ?? '' }),
      link: `/dashboard/prescriptions/${id}`,
    }));
  },
};
