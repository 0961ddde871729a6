import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a bed. */
export const issue = defineIssues('beds', {
  reasonMissing: 'Enter a reason for blocking the bed.',
  roomOfOtherWard: 'This room is in another ward.',
  wardInactive: 'This ward is inactive. Choose an active one.',
});
