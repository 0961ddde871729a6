import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an invoice. */
export const issue = defineIssues('invoices', {
  noItems: 'Add at least one item.',
  quantityMissing: 'Enter a quantity.',
  quantityOutOfRange: 'Enter a whole number from 1 to {{max}}.',
  shareNegative: 'Enter at least 0 %.',
  shareTooHigh: 'Enter at most 100 %.',
  discountNegative: 'The discount cannot be negative.',
  discountTooHigh: 'The discount cannot be more than the subtotal.',
  dueDateMissing: 'Enter a date.',
  dueDatePast: 'The due date cannot be in the past.',
  dueDatePassed: 'The due date has passed. Edit the draft first.',
  referrerClosed: 'This referrer takes no new referrals.',
  appointmentOfAnother: 'This appointment belongs to another patient.',
  labOrderOfAnother: 'This laboratory order belongs to another patient.',
  labOrderCancelled: 'This laboratory order is cancelled.',
});
