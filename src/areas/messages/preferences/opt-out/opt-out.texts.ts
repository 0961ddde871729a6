import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('opt-out', {
  onTitle_email: 'E-mails of {{hospital}}',
  onTitle_sms: 'SMS of {{hospital}}',
  onLead_email: 'You get e-mails of {{hospital}}. End them here if you want none.',
  onLead_sms: 'You get SMS of {{hospital}}. End them here if you want none.',
  end_email: 'Send me no more e-mails',
  end_sms: 'Send me no more SMS',
  offTitle: 'That is done',
  offLead_email: 'You get no more e-mails of {{hospital}}.',
  offLead_sms: 'You get no more SMS of {{hospital}}.',
  again_email: 'Send me e-mails again',
  again_sms: 'Send me SMS again',
  invalidTitle: 'This link does not work',
  invalidLead: 'It may have been copied in part.',
  invalidText: 'Open the link in the message once more, or ask the hospital to send you no messages.',
  tooOften: 'This was pressed too often. Try again tomorrow.',
  failedTitle: 'Messages',
  failedToLoad: 'The page could not be loaded.',
  failedToSave: 'That could not be stored.',
  tryAgain: 'Try Again',
});
