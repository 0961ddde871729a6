import { defineNotices } from '#kernel/notice.ts';

/** What the timeline and the heading of a patient say of consultations and allergies. */
export const notice = defineNotices('consultations', {
  timelineSigned: { title: 'Consultation with {{author}}', message: '{{words}}' },
  timelineDraft: { title: 'Consultation with {{author}}, not signed yet', message: '{{words}}' },
  timelineInError: { title: 'Consultation with {{author}}, entered in error', message: '{{words}}' },
  // In the heading of a patient.
  allergiesKnown: {
    title: 'Allergies: {{all}}',
    message: 'They are checked when medicines are prescribed, dispensed and given.',
  },
  allergiesNoneKnown: {
    title: 'No known allergies',
    message: 'Allergies were asked about, and none are known.',
  },
  allergiesNotAsked: {
    title: 'Allergies not asked',
    message: 'Allergies are unknown. Ask before you give a medicine.',
  },
});
