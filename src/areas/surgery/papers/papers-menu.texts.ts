import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('theatre-papers-menu', {
  checklists: 'Pre-Operative Checklists',
  checklist: 'Safety Checklist',
  overrides: 'Safety Overrides',
  notes: 'Operative Notes',
  note: 'Operative Note',
  implants: 'Implants',
  anesthesia: 'Anesthesia Records',
  anesthesiaRecord: 'Anesthesia Record',
  consumables: 'Consumables',
  charges: 'Charges',
});
