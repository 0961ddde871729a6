import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('emergency-access', {
  openInEmergency: 'Open in an emergency',
  openTitle: 'Open in an emergency',
  openExplained:
    'The record opens only for you, to read it, for the time set by the hospital. Administrators are notified immediately, everything you do is recorded, and another person reviews it afterwards.',
  category: 'What is the emergency?',
  category_danger_to_life: 'Danger to life',
  category_urgent_care: 'Urgent care without the usual team',
  category_covering: 'Covering for a colleague',
  category_other: 'Another reason',
  reason: 'Reason',
  reasonHint: 'Say what is needed and why now. 10 to 500 characters.',
  openRecord: 'Open record',
  failedToOpen: 'Could not open the record',
  limitReached:
    'You opened {{max, number}} records in an emergency within an hour, which is the maximum. Ask an administrator, who has been notified, to open this one.',

  banner: 'Emergency access',
  bannerText: 'You opened this record in an emergency: {{reason}}',
  minutesLeft_one: '{{count}} minute left',
  minutesLeft_other: '{{count}} minutes left',
  secondsLeft_one: '{{count}} second left',
  secondsLeft_other: '{{count}} seconds left',
  end: 'End emergency access',
  hasEnded: 'The emergency access has ended.',
  failedToEnd: 'Could not end the emergency access',

  mark_one: 'Emergency access: {{count}} record is open',
  mark_other: 'Emergency access: {{count}} records are open',
  markTitle: 'Open in an emergency',

  changedMeanwhile: 'Someone else has reviewed or ended it. Review the new version.',
});
