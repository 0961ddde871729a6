import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('steps', {
  steps: 'Steps',
  current: 'Step {{step, number}} of {{count, number}}: {{name}}',
  done: 'done',
});
