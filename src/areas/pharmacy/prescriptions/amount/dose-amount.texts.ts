import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('prescriptions-amount', {
  ofStrength: '{{amount}} of {{strength}}',
  equals: '{{written}} = {{amount}}',
  notCounted_unreadable:
    'Not counted: this dose cannot be read. Enter a dose like 1, ½, 5 mL, 500 mg or 10 units.',
  notCounted_ambiguous:
    'Not counted: this can mean the first ingredient or all ingredients together. Enter how many {{unit}}.',
  'notCounted_unit-missing': 'Not counted: enter the dose with its unit, such as 5 mL, 500 mg or 10 units.',
  'notCounted_content-unknown':
    'Not counted: the medicine list does not say how much one contains. Enter the dose in {{unit}}, or enter the quantity.',
  form_tablet: 'tablet',
  form_capsule: 'capsule',
  form_syrup: 'syrup',
  form_suspension: 'suspension',
  form_drops: 'drops',
  form_injection: 'injection',
  form_infusion: 'infusion',
  form_cream: 'cream',
  form_ointment: 'ointment',
  form_gel: 'gel',
  form_inhaler: 'inhaler',
  form_nebuliser: 'nebuliser solution',
  form_suppository: 'suppository',
  form_sachet: 'sachet',
  form_spray: 'spray',
  form_patch: 'patch',
  form_other: '',
});
