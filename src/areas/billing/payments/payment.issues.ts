import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a payment or a refund. */
export const issue = defineIssues('payments', {
  methodMissing: 'Choose a method.',
  reasonMissing: 'Enter a reason.',
  transactionMissing: 'Enter the transaction number.',
  transactionMalformed: 'This is not a transaction number of this wallet.',
  transactionTwice: 'This transaction number is entered twice.',
  purposeMissing: 'Choose what the refund is for.',
  differenceUnexplained: 'The cash counted differs from the expected amount. Enter the reason.',
  cashOnly: 'Cash handed over is entered only for cash payments.',
  lessThanAmount: 'This is less than the amount.',
  tooManyMethods: 'Use at most {{max}} methods.',
});
