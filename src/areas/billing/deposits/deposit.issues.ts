import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a deposit. */
export const issue = defineIssues('deposits', {
  moreThanLeft: 'Only {{left, money}} is left of the deposit.',
  moreThanDue: 'Only {{due, money}} is due.',
  otherCurrency: 'The deposit is in {{currency}}.',
  admissionOfAnother: 'This admission belongs to another patient.',
});
