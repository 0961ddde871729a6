import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a proof of payment. */
export const issue = defineIssues('payment-proofs', {
  notATransaction: 'Type the number of the transaction or receipt, at least four letters or digits.',
  paidInFuture: 'This day has not come yet.',
});
