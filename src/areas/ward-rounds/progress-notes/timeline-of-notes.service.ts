import type { TimelineSource } from '#server/points/timeline.ts';
import { notice } from '../ward-rounds.notices.ts';
import { progressNoteReaders } from './progress-note.contract.ts';
import { selectProgressNotesOf } from './timeline-of-notes.queries.ts';

/** Progress notes of a patient. */
export const progressNotesTimeline: TimelineSource = {
  kinds: { 'progress-note': progressNoteReaders },
  async find({ db, tenantId }, request) {
    const rows = await selectProgressNotesOf(db, tenantId, request);
    return rows.map(({ kind, id, at, author, words, is_entered_in_error: isWrong }) => ({
      kind,
      id,
      at,
      notice: notice(isWrong ? 'timelineNoteInError' : 'timelineNote', { author, words: words ?? '' }),
      link: `/dashboard/progress-notes/${id}`,
    }));
  },
};
