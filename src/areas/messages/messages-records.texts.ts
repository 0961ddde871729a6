import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('messages-records', {
  messages: 'Message',
  message_settings: 'Message channels',
  message_templates: 'Message template',
  message_rules: 'Message rule',
  message_preferences: 'Message preferences',
});
