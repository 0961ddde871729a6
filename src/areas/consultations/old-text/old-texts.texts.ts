import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('old-texts', {
  title: 'From the earlier record',
  lead: 'These lines stand in the patient’s record as free text. Take each over, or leave it out; the text itself stays.',
  takeOver: 'Take over',
  takeOverOf: 'Take over: {{line}}',
  leaveOut: 'Leave out',
  leaveOutOf: 'Leave out: {{line}}',
  failed: 'Failed to leave the line out',
});
