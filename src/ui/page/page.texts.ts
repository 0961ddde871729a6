import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('page', {
  more: 'More',
  moreOn: 'More: {{record}}',
  actionOn: '{{action}}: {{record}}',
  notRecorded: 'Not recorded: {{facts}}',
});
