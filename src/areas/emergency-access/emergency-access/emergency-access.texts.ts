import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('emergency-access', {
  openInEmergency: 'Open in an emergency',
  openTitle: 'Open in an emergency',
  openExplained:
    'The record opens to you alone, to read it, for the time the hospital has set. The administrators are told at once, all you do is recorded, and somebody reviews it afterwards.',
  category: 'What is the emergency?',
  category_danger_to_life: 'Danger to life',
  category_urgent_care: 'Urgent care without the usual team',
  category_covering: 'Covering for a colleague',
  category_other: 'Another reason',
  reason: 'Reason',
  reasonHint: 'What is needed, and why now, in words. 10 to 500 characters.',
  openRecord: 'Open record',
  failedToOpen: 'The record was not opened',
  limitReached:
    'You opened {{max, number}} records in an emergency within an hour, which is the most. Ask an administrator, who has been told, to open this one.',

  banner: 'Emergency access',
  bannerText: 'You opened this record in an emergency: {{reason}}',
  minutesLeft_one: '{{count}} minute left',
  minutesLeft_other: '{{count}} minutes left',
  secondsLeft_one: '{{count}} second left',
  secondsLeft_other: '{{count}} seconds left',
  end: 'End emergency access',
  hasEnded: 'The emergency access has ended.',
  failedToEnd: 'The emergency access was not ended',

  mark_one: 'Emergency access: {{count}} record is open',
  mark_other: 'Emergency access: {{count}} records are open',
  markTitle: 'Open in an emergency',

  changedMeanwhile: 'Somebody reviewed or ended it in the meantime. Look at it again.',
});
