import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('message-settings', {
  title: 'Notification Settings',
  lead: 'Which messages are sent to whom, over which channels and in which words.',
  tabs: 'Notification settings',
  back: 'Settings',
  tab_channels: 'Channels',
  tab_templates: 'Templates',
  tab_rules: 'Rules',
  tab_user_prefs: 'User Preferences',
  tab_logs: 'Logs',
  tab_test: 'Test',
});
