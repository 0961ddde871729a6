import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a template. */
export const issue = defineIssues('message-templates', {
  unknownVariable: 'No event has the variable {{name}}.',
  subjectMissing: 'Enter a subject for the email.',
});
