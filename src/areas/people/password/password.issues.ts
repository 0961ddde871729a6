import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a password that somebody chooses or repeats. */
export const issue = defineIssues('password', {
  rulesNotKept: 'This password does not keep every rule below.',
  wrongCurrent: 'This is not your current password.',
  wrongSecondPerson: 'This is not the password of the person named.',
  notTheSamePerson: 'A second person is needed: not whoever is signed in here.',
  mayNotConfirm: 'This person may not confirm it.',
  sameAsCurrent: 'This is your current password. Choose another one.',
});
