import { defineTexts } from './define-texts.ts';

export const t = defineTexts('format', {
  invalidDate: 'Invalid Date',
  invalidTime: 'Invalid Time',
});
