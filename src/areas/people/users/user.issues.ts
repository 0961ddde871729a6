import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an account. */
export const issue = defineIssues('users', {
  fieldMissing: 'Please fill in all required fields',
  emailInvalid: 'Please enter a valid email address',
  emailMistakable:
    'This address could be mistaken for another. It contains an invisible character or letters of several scripts.',
  emailTaken: 'A person in this hospital already has this email address.',
});
