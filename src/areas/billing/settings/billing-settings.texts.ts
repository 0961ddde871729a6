import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('billing.settings', {
  title: 'Billing',
  refundNeedsApproval: 'A second person approves refunds',
  refundNeedsApprovalHint: 'Who asks for a refund cannot approve it.',
  cashNeedsOpenDay: 'Cash is taken only in an open cashier day',
  cashNeedsOpenDayHint: 'Who records a cash payment must have opened their day at the cashier first.',
});
