import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('people-records', {
  users: 'Users',
  roles: 'Roles',
  security_policies: 'Security policies',
});
