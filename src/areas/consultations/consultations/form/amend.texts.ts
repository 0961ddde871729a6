import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('consultation-amend', {
  title: 'Amend this consultation',
  kind: 'Type of amendment',
  signedStays: 'The signed text stays unchanged. Your amendment is shown below it with your name.',
  reason: 'Reason',
  body: 'Text',
  wasAmended: 'Consultation amended',
  failed: 'Failed to amend the consultation',
});
