import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a proof of payment. */
export const issue = defineIssues('payment-proofs', {
  notATransaction: 'Enter the transaction or receipt number, at least 4 letters or digits.',
  paidInFuture: 'This date is in the future.',
});
