import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a diagnosis of the hospital's list. */
export const issue = defineIssues('diagnoses', {
  titleMissing: 'Enter the diagnosis.',
  codeTaken: 'This code is already used by another diagnosis.',
  titleTaken: 'This diagnosis is already on the list.',
  codeUnreadable: 'Enter a code with letters or digits.',
});
