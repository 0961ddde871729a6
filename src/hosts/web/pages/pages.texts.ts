import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('pages', {
  home: 'Dashboard',
  welcome: 'Welcome back, {{name}}',
  quickActions: 'Quick actions',
  figures: 'Figures',
  settings: 'Settings',
  loading: 'Loading',
});
