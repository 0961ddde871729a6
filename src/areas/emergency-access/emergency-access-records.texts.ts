import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('emergency-access-records', {
  emergency_access: 'Emergency access',
});
