import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a password that somebody chooses or repeats. */
export const issue = defineIssues('password', {
  rulesNotKept: 'This password does not meet every rule below.',
  wrongCurrent: 'This is not your current password.',
  wrongSecondPerson: 'This is not the password of the person you named.',
  notTheSamePerson: 'A second person must confirm this, not the person signed in here.',
  mayNotConfirm: 'This person may not confirm this.',
  sameAsCurrent: 'This is your current password. Choose a different one.',
});
