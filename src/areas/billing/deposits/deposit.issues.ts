import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a deposit. */
export const issue = defineIssues('deposits', {
  moreThanLeft: 'At most {{left, money}} is left of the deposit.',
  moreThanDue: 'At most {{due, money}} is due.',
  otherCurrency: 'The deposit is in {{currency}}.',
  admissionOfAnother: 'This is not an admission of this patient.',
});
