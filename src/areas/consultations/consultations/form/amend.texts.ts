import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('consultation-amend', {
  title: 'Amend this consultation',
  kind: 'What it is',
  signedStays: 'What was signed stays as it is; this stands below it with your name.',
  reason: 'Reason',
  body: 'Text',
  wasAmended: 'The consultation was amended.',
  failed: 'Failed to amend the consultation',
});
