import type { ConsultationOrderSource } from '#server/points/consultation-orders.ts';
import { selectOrderedTests } from './ordered-tests.queries.ts';

/** Tests that were ordered in a consultation. */
export const orderedTests: ConsultationOrderSource = {
  access: ['lab.read', 'emr.read'],
  async find({ db, tenantId }, consultationId) {
    const rows = await selectOrderedTests(db, tenantId, consultationId);
    return rows.map((row) => ({
      kind: 'tests' as const,
      ...row,
      link: `/dashboard/laboratory?orderId=${row.id}`,
    }));
  },
};
