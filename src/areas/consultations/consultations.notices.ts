import { defineNotices } from '#kernel/notice.ts';

/** What the timeline of a patient says of consultations. */
export const notice = defineNotices('consultations', {
  timelineSigned: { title: 'Consultation with {{author}}', message: '{{words}}' },
  timelineDraft: { title: 'Consultation with {{author}}, not signed yet', message: '{{words}}' },
  timelineInError: { title: 'Consultation with {{author}}, entered in error', message: '{{words}}' },
});
