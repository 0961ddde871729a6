import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('billing.settings', {
  title: 'Billing',
  refundNeedsApproval: 'A second person approves refunds',
  refundNeedsApprovalHint: 'Who asks for a refund cannot approve it.',
  cashNeedsOpenDay: 'Cash moves only in a cashier’s day that was opened by hand',
  cashNeedsOpenDayHint:
    'Who takes or gives back cash must have opened their day at the cashier first. Switched off, the first cash opens it with a float of 0.',
});
