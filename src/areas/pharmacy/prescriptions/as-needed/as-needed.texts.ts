import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('as-needed', {
  hours_one: '{{count}} hour',
  hours_other: '{{count}} hours',
  minutes_one: '{{count}} minute',
  minutes_other: '{{count}} minutes',
  every: 'every {{interval}}',
  atMost: 'at most {{maximum}} in 24 hours',
});
