import { defineTexts } from '#ui/i18n/define-texts.ts';
import { passwordRules } from './password.rules.ts';

export const t = defineTexts('password', {
  ...passwordRules,
  rules: 'Your password needs',
  kept: 'kept',
  notKept: 'not yet kept',
});
