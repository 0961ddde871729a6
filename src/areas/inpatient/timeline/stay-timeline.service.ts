import type { TimelineSource } from '#server/points/timeline.ts';
import { notice } from '../inpatient.notices.ts';
import { selectStaysOf } from './stay-timeline.queries.ts';

/** Admissions of a patient that were not cancelled, and the end of each stay. */
export const stayTimeline: TimelineSource = {
  kinds: { admission: 'admissions.read', discharge: 'admissions.read' },
  async find({ db, tenantId }, request) {
    const rows = await selectStaysOf(db, tenantId, request);
    return rows.map(({ kind, id, at, admission_id, admission_number, diagnosis }) => ({
      kind,
      id,
      at,
      notice: notice(kind === 'admission' ? 'timelineAdmitted' : 'timelineDischarged', {
        number: admission_number,
        diagnosis: diagnosis ?? '',
      }),
      link: `/dashboard/admissions/${admission_id}`,
    }));
  },
};
