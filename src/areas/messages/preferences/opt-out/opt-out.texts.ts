import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('opt-out', {
  onTitle_email: 'Emails of {{hospital}}',
  onTitle_sms: 'SMS of {{hospital}}',
  onLead_email: 'You receive emails from {{hospital}}. You can stop them here.',
  onLead_sms: 'You receive SMS from {{hospital}}. You can stop them here.',
  end_email: 'Stop sending me emails',
  end_sms: 'Stop sending me SMS',
  offTitle: 'Messages stopped',
  offLead_email: '{{hospital}} will no longer send you emails.',
  offLead_sms: '{{hospital}} will no longer send you SMS.',
  again_email: 'Send me emails again',
  again_sms: 'Send me SMS again',
  invalidTitle: 'This link does not work',
  invalidLead: 'It may have been copied only in part.',
  invalidText: 'Open the link in the message again, or ask the hospital to stop sending you messages.',
  tooOften: 'Too many attempts. Try again tomorrow.',
  failedTitle: 'Messages',
  failedToLoad: 'The page could not be loaded.',
  failedToSave: 'Could not save this.',
  tryAgain: 'Try Again',
});
