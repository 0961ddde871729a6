import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('old-texts', {
  title: 'From the earlier record',
  lead: 'These lines are free text in the patient’s record. Take over or leave out each line. The text itself stays unchanged.',
  takeOver: 'Take over',
  takeOverOf: 'Take over: {{line}}',
  leaveOut: 'Leave out',
  leaveOutOf: 'Leave out: {{line}}',
  failed: 'Failed to leave the line out',
});
