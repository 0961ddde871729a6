import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('message-preferences', {
  ownTitle: 'How you are told',
  ownLead: 'For you alone. What is switched off here is not sent to you, whatever the rules say.',
  patientTitle: 'How a patient is told',
  patientLead: 'What a patient wants: over which channels, and in which language.',
  patient: 'Patient',
  recordTitle: 'Messages to the patient',
  takesEmail: 'Email',
  takesSms: 'SMS',
  takesInApp: 'In-app',
  language: 'Language',
  emailLanguage: 'Language of e-mail',
  smsLanguage: 'Language of SMS',
  language_default: 'As the hospital has set',
  language_en: 'English',
  language_bn: 'বাংলা',
  bouncedTitle: 'E-mail does not arrive',
  bounced:
    'The mail server refused the address on {{at}} and will not take it. Nothing is sent to it until it is changed.',
  delayedTitle: 'E-mail may not arrive',
  delayed: 'The mail server refused the address for now on {{at}}. Mails are still tried.',
  wasSaved: 'The preferences were saved.',
  failedToLoad: 'Failed to load preferences',
  failedToSave: 'Failed to update preferences',
});
