import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('ward-rounds-menu', {
  inpatients: 'My Inpatients',
  wardRound: 'Ward Round',
  progressNote: 'Progress Note',
  newProgressNote: 'New Progress Note',
  calledInpatients: 'ward round, my patients, list of the team',
});
