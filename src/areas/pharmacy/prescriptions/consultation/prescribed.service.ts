import type { ConsultationOrderSource } from '#server/points/consultation-orders.ts';
import { pharmacyTimeline } from '../timeline/prescription-timeline.service.ts';
import { selectPrescribed } from './prescribed.queries.ts';

/** Medicines that were prescribed in a consultation. */
export const prescribedThere: ConsultationOrderSource = {
  access: pharmacyTimeline.kinds.prescription!,
  async find({ db, tenantId }, consultationId) {
    const rows = await selectPrescribed(db, tenantId, consultationId);
    return rows.map((row) => ({
      kind: 'medicines' as const,
      ...row,
      link: `/dashboard/prescriptions/${row.id}`,
    }));
  },
};
