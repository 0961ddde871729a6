import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a tick of a checklist. */
export const issue = defineIssues('surgical-checklists', {
  speakerMissing: 'Choose the team member who said this.',
});
