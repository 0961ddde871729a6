import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a handover. */
export const issue = defineIssues('nursing-handovers', {
  receiverMissing: 'Choose who takes over.',
  receiverSelf: 'Choose another nurse.',
  receiverUnknown: 'This account has no nursing permission. Choose another nurse.',
  noPatients: 'Choose at least one patient.',
});
