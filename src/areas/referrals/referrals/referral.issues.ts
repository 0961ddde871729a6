import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a referral. */
export const issue = defineIssues('referrals', {
  referrerMissing: 'Choose a referrer.',
  patientMissing: 'Choose a patient.',
  appointmentOfAnother: 'This appointment belongs to another patient.',
});
