import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('nursing-records', {
  nursing_assessments: 'Nursing assessments',
  nursing_notes: 'Nursing notes',
  nursing_shifts: 'Nursing shifts',
  nursing_handovers: 'Nursing handovers',
  nursing_tasks: 'Nursing tasks',
  care_plans: 'Care plans',
  fluid_records: 'Intake and output',
  fluid_settings: 'Intake and output settings',
  wounds: 'Wounds',
});
