import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a payment or a refund. */
export const issue = defineIssues('payments', {
  methodMissing: 'Choose a method.',
  reasonMissing: 'Enter a reason.',
  transactionMissing: 'Enter the transaction number.',
  transactionMalformed: 'This is not a transaction number of this wallet.',
  transactionTwice: 'This transaction number is named already.',
  purposeMissing: 'Say what the money goes back for.',
  differenceUnexplained: 'The cash counted is not what is expected: say why.',
  cashOnly: 'Only cash is handed over.',
  lessThanAmount: 'This is less than the amount.',
  tooManyMethods: 'At most {{max}} methods.',
});
