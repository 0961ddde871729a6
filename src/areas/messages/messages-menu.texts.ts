import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('messages-menu', {
  notificationSettings: 'Notification Settings',
  endMessages: 'End messages',
});
