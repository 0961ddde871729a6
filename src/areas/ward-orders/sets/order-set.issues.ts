import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a set of orders. */
export const issue = defineIssues('order-sets', {
  nameMissing: 'Give the set a name.',
  noOrders: 'Add at least one order.',
});
