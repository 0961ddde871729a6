import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('people-records', {
  users: 'Users',
  roles: 'Roles',
  machine_keys: 'Machine clients',
  security_policies: 'Security policies',
});
