import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a handover. */
export const issue = defineIssues('nursing-handovers', {
  receiverMissing: 'Choose who takes over.',
  receiverSelf: 'Somebody else takes over.',
  receiverUnknown: 'Whoever has this account does not nurse here.',
  noPatients: 'Choose whom to hand over.',
});
