import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an account. */
export const issue = defineIssues('users', {
  fieldMissing: 'Please fill in all required fields',
  emailInvalid: 'Please enter a valid email address',
  emailMistakable:
    'This address can be read as another one: it holds a mark that nobody sees or letters of several scripts.',
  emailTaken: 'Somebody of this hospital has this e-mail address already.',
});
