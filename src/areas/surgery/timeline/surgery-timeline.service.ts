import type { TimelineSource } from '#server/points/timeline.ts';
import { notice } from '../surgery.notices.ts';
import { selectSurgeryOf } from './surgery-timeline.queries.ts';

const sentences = {
  booked: 'timelineBooked',
  waiting: 'timelineWaiting',
  done: 'timelineDone',
  note: 'timelineNote',
  'note-in-error': 'timelineNoteInError',
} as const;

/** Operations of a patient, planned and done, and their signed notes. */
export const surgeryTimeline: TimelineSource = {
  kinds: { operation: 'surgery.read' },
  async find({ db, tenantId }, request) {
    const rows = await selectSurgeryOf(db, tenantId, request);
    return rows.map(({ kind, id, at, what, case_id: caseId, number, words }) => ({
      kind,
      id,
      at,
      notice: notice(sentences[what], { number, words }),
      link: `/dashboard/surgery/cases/${caseId}${what.startsWith('note') ? '?part=notes' : ''}`,
    }));
  },
};
