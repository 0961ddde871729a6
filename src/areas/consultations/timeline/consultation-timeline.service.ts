import type { TimelineSource } from '#server/points/timeline.ts';
import { isClosedTo } from '../consultations/consultation.record.ts';
import { notice } from '../consultations.notices.ts';
import { selectConsultationsOf } from './consultation-timeline.queries.ts';

/** Consultations of a patient; of a sensitive one no more than that it was, to whom it is closed. */
export const consultationTimeline: TimelineSource = {
  kinds: { consultation: 'emr.read' },
  async find({ db, tenantId, actor }, request) {
    const rows = await selectConsultationsOf(db, tenantId, request);
    return rows.map((row) => {
      const { kind, id, at, author } = row;
      const words = isClosedTo(actor, row) ? '' : (row.words ?? '');
      const state = row.is_signed ? 'timelineSigned' : 'timelineDraft';
      return {
        kind,
        id,
        at,
        notice: notice(row.is_entered_in_error ? 'timelineInError' : state, { author, words }),
        link: `/dashboard/consultations/${id}`,
      };
    });
  },
};
