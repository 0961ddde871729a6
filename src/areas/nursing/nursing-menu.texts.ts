import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('nursing-menu', {
  vitalSigns: 'Vital Signs',
  recordVitals: 'Record vital signs',
  vitalsWords: 'vitals, vital signs, observations',
  dashboard: 'Nursing Dashboard',
  assessments: 'Nursing Assessments',
  assessment: 'Nursing Assessment',
  notes: 'Nursing Notes',
  note: 'Nursing Note',
  shifts: 'Shift Management',
  shift: 'Shift',
  handovers: 'Handovers',
  handover: 'Handover',
  intakeOutput: 'Intake & Output',
  fluidChart: 'Fluid Chart',
  wounds: 'Wounds',
  calledShifts: 'roster, duty, assign patients',
  calledFluids: 'fluids, I&O, urine, balance',
  calledHandovers: 'SBAR, take over, end of shift',
  calledVitals: 'observations, NEWS2, temperature, blood pressure, pulse',
});
