import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('plan-changes', {
  title: 'Change Plan',
  lead: 'A dearer plan counts at once and is charged for the rest of what is paid. Any other plan follows at the end of it. All that is stored stays.',
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
  exceeded_staff: 'You have {{used, number}} active staff; the plan takes {{limit, number}}.',
  exceeded_patients: 'You have {{used, number}} patients; the plan takes {{limit, number}}.',
  exceeded_storage: 'Your files take {{used, number}} MB; the plan takes {{limit, number}} MB.',
  exceeded_beds: 'You have {{used, number}} beds; the plan takes {{limit, number}}.',
  exceededText: 'Everything stays, and nothing of it can be added until there is room.',

  askTitle: 'Change to {{plan}}?',
  askNow: 'The plan counts at once.',
  askNowFor:
    'The plan counts at once. An invoice for {{amount}} is written for the rest of what is paid, until {{date}}.',
  askAtEnd: 'The plan follows on {{date}}. Until then everything stays as it is, and you can take it back.',
  wasChanged: 'The plan is {{plan}} now.',
  wasPlanned: '{{plan}} follows on {{date}}.',
  failedToChange: 'Failed to change the plan',

  cancel: 'Cancel Subscription',
  cancelTitle: 'Cancel the subscription?',
  cancelText:
    'It ends on {{date}}, with what is paid. From then on no new patients or staff can be added; reading and exporting work. You can take it back until then.',
  wasCanceled: 'The subscription ends on {{date}}.',
  failedToCancel: 'Failed to cancel the subscription',
  keep: 'Keep Subscription',

  plannedTitle: 'A change is planned',
  plannedPlan: '{{plan}} follows on {{date}}.',
  plannedCancel: 'The subscription ends on {{date}}.',
  withdraw: 'Take Back',
  withdrawTitle: 'Take the change back?',
  withdrawText: 'The subscription goes on as it is now.',
  wasWithdrawn: 'The change was taken back.',
  failedToWithdraw: 'Failed to take the change back',

  changePlanned: 'A change is planned already. Take it back first.',
  proofWaiting: 'A proof of payment waits for the operator. The plan can be changed once it is decided on.',
  upgradeUnpaid: 'The invoice for the last change is open. Pay it before you change to another larger plan.',
  tooSmall: 'The plan takes less than the hospital has. Look again at what would not fit.',
  notPossible:
    'This is not possible as the subscription stands now. Ask the operator of the platform: how it is reached stands under Subscription & Billing.',
});
