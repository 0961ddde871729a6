import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('plan-changes', {
  title: 'Change Plan',
  lead: 'An upgrade starts immediately. You pay the difference for the rest of the paid period. Any other plan starts when that period ends. All stored data is kept.',
  current: 'Current plan',
  perMonth: '{{price}}/month',
  perYear: '{{price}}/year',
  nowFree: 'Now, without a charge',
  nowFor: 'Now, for {{amount}} until {{date}}',
  atEnd: 'From {{date}} on',
  upgrade: 'Change to {{plan}} now',
  planFor: 'Change to {{plan}} on {{date}}',
  noOffers: 'No plans are offered in the currency of your subscription.',
  failedToLoad: 'Failed to load the plans',
  exceeded_staff: 'You have {{used, number}} active staff. The plan allows {{limit, number}}.',
  exceeded_patients: 'You have {{used, number}} patients. The plan allows {{limit, number}}.',
  exceeded_storage: 'Your files use {{used, number}} MB. The plan allows {{limit, number}} MB.',
  exceeded_beds: 'You have {{used, number}} beds. The plan allows {{limit, number}}.',
  exceededText: 'Your data is safe. You cannot add more until there is space.',

  askTitle: 'Change to {{plan}}?',
  askNow: 'The plan starts immediately.',
  askNowFor:
    'The plan starts immediately. You get an invoice for {{amount}} for the rest of the paid period, until {{date}}.',
  askAtEnd: 'The plan starts on {{date}}. Until then everything stays as it is, and you can take this back.',
  wasChanged: 'Plan changed to {{plan}}',
  wasPlanned: '{{plan}} starts on {{date}}.',
  failedToChange: 'Failed to change the plan',

  cancel: 'Cancel Subscription',
  cancelTitle: 'Cancel the subscription?',
  cancelText:
    'The subscription ends on {{date}}, when the paid period is over. You can take this back before then. Afterwards no new patients or staff can be added, but reading and exporting still work.',
  wasCanceled: 'The subscription ends on {{date}}.',
  failedToCancel: 'Failed to cancel the subscription',
  keep: 'Keep Subscription',

  plannedTitle: 'A change is planned',
  plannedPlan: '{{plan}} starts on {{date}}.',
  plannedCancel: 'The subscription ends on {{date}}.',
  withdraw: 'Withdraw',
  withdrawTitle: 'Take the change back?',
  withdrawText: 'The subscription goes on as it is now.',
  wasWithdrawn: 'Change taken back',
  failedToWithdraw: 'Failed to take the change back',

  changePlanned: 'A change is already planned. Take it back first.',
  proofWaiting: 'A proof of payment is waiting for the operator. You can change the plan after the decision.',
  upgradeUnpaid: 'The invoice for the last change is open. Pay it before you change to a larger plan.',
  tooSmall: 'The plan allows less than the hospital has. Review what would not fit.',
  notPossible:
    'This is not possible with the current subscription. Ask the operator of the platform. Contact details are under Subscription & Billing.',
});
