import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a diagnosis of the hospital's list. */
export const issue = defineIssues('diagnoses', {
  titleMissing: 'Name the diagnosis.',
  codeTaken: 'Another diagnosis has this code.',
  titleTaken: 'This diagnosis is on the list already.',
  codeUnreadable: 'A code has letters or digits.',
});
