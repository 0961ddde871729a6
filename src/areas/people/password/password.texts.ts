import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('password', {
  minLength: 'At least {{count}} characters.',
  maxLength: 'At most {{count}} characters.',
  mixedCase: 'Both upper and lower case letters.',
  digit: 'At least one digit.',
  symbol: 'At least one character that is neither a letter nor a digit.',
  notEmail: 'Not the name in your email address.',
  notHospital: 'Not the name of your hospital.',
  notCommon: 'Not a commonly used password.',
  rules: 'Your password needs',
  kept: 'kept',
  notKept: 'not yet met',
});
