import type { TimelineSource } from '#server/points/timeline.ts';
import { notice } from '../laboratory.notices.ts';
import { selectLaboratoryOf } from './lab-timeline.queries.ts';

/** Orders of a patient, and results once they are verified. */
export const laboratoryTimeline: TimelineSource = {
  kinds: { 'lab-order': 'lab.read', 'lab-result': ['lab.read', 'emr.read'] },
  async find({ db, tenantId }, request) {
    const rows = await selectLaboratoryOf(db, tenantId, request);
    return rows.map(({ kind, id, at, order_id, order_number, words }) => ({
      kind,
      id,
      at,
      notice: notice(kind === 'lab-order' ? 'timelineOrdered' : 'timelineResults', {
        order: order_number,
        words: words ?? '',
      }),
      link: `/dashboard/laboratory?orderId=${order_id}`,
    }));
  },
};
