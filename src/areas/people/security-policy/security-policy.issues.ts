import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the security policy. */
export const issue = defineIssues('security-policy', {
  outOfRange: 'Enter a whole number from {{min}} to {{max}}.',
  ownFactorFirst:
    'Set up two-factor sign-in for your own account first, so that you do not lock yourself out.',
});
