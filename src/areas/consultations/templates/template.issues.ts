import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a template. */
export const issue = defineIssues('consultation-templates', {
  nameMissing: 'Give the template a name.',
  nameTaken: 'You already have a template with this name.',
  empty: 'Write some text for the template.',
});
