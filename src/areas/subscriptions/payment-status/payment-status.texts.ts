import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('subscription-payment-status', {
  pastDueTitle: 'The subscription is past due',
  pastDue:
    'It was paid until {{paidUntil}}. Everything works until {{restrictedFrom}}. After that, no new patients or staff can be added until it is paid.',
  pastDueWithoutEnd: 'It was paid until {{paidUntil}}. Pay the open invoice.',
  pastDueDeferred:
    'The invoice was due on {{paidUntil}}, after the operator had given more time. Everything works until {{restrictedFrom}}. After that, you cannot add patients or staff until it is paid.',
  pastDueDeferredWithoutEnd:
    'The invoice was due on {{paidUntil}}, after the operator had given more time. Pay the invoice.',
  pastDueUpgrade:
    'The invoice for the larger plan was due on {{paidUntil}}. Everything works until {{restrictedFrom}}. After that, no new patients or staff can be added until it is paid.',
  restrictedDeferred:
    'The invoice was due on {{paidUntil}}, after the operator had given more time. Reading, exporting and going on with care that is under way work as before.',
  restrictedByUpgrade:
    'The invoice for the larger plan was due on {{paidUntil}}. You can still read, export and continue care that has started.',
  restrictedTitle: 'New patients and staff cannot be added',
  restricted:
    'The subscription was paid until {{paidUntil}}. You can still read, export and continue care that has started.',
  endedTitle: 'The subscription has ended',
  ended:
    'It ended on {{paidUntil}}. No new patients or staff can be added. You can still read, export and continue care that has started.',
  suspendedTitle: 'Your hospital is suspended',
  suspended:
    'You can read, print and export what is stored. An administrator can export all data under Settings, and pay or report a payment under Subscription & Billing. Nothing new can be recorded until the suspension is lifted.',
  open: 'Open Subscription & Billing',
});
