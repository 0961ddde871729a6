import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('password', {
  minLength: 'At least {{count}} characters.',
  maxLength: 'At most {{count}} characters.',
  mixedCase: 'Both capital and small letters.',
  digit: 'At least one digit.',
  symbol: 'At least one sign that is neither letter nor digit.',
  notEmail: 'Not the name in your e-mail address.',
  notHospital: 'Not the name of your hospital.',
  notCommon: 'Not one of the passwords that everybody tries first.',
  rules: 'Your password needs',
  kept: 'kept',
  notKept: 'not yet kept',
});
