import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('message-preferences', {
  ownTitle: 'How you are notified',
  ownLead: 'For you alone. What you switch off here is not sent to you, whatever the rules say.',
  patientTitle: 'How the patient is notified',
  patientLead: 'The patient’s channels and language for messages.',
  patient: 'Patient',
  recordTitle: 'Messages to the patient',
  takesEmail: 'Email',
  takesSms: 'SMS',
  takesInApp: 'In-app',
  language: 'Language',
  emailLanguage: 'Language of email',
  smsLanguage: 'Language of SMS',
  language_default: 'As set by the hospital',
  language_en: 'English',
  language_bn: 'বাংলা',
  bouncedTitle: 'Email does not arrive',
  bounced:
    'The mail server permanently refused the address on {{at}}. Nothing is sent to it until it is changed.',
  delayedTitle: 'Email may not arrive',
  delayed: 'The mail server temporarily refused the address on {{at}}. Emails are still tried.',
  wasSaved: 'The preferences were saved.',
  failedToLoad: 'Failed to load preferences',
  failedToSave: 'Failed to update preferences',
});
