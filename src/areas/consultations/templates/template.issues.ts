import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a template. */
export const issue = defineIssues('consultation-templates', {
  nameMissing: 'Give the template a name.',
  nameTaken: 'You have a template of this name.',
  empty: 'Write something that the template shall hold.',
});
