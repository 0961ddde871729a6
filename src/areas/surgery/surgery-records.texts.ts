import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('surgery-records', {
  theatres: 'Theatres',
  theatre_sessions: 'Sessions of theatres',
  surgical_procedures: 'Procedures',
  surgical_courses: 'Days in theatre',
  surgical_cases: 'Surgical cases',
  surgical_consents: 'Consents to operations',
  consent_wording: 'Words of consents',
  surgical_checklists: 'Safety checklists',
  surgical_counts: 'Counts of operations',
  counted_items: 'What is counted in operations',
  checklist_adaptation: 'Template of safety checklists',
  safety_overrides: 'Safety overrides',
  operative_notes: 'Operative notes',
  operative_note_templates: 'Templates of operative notes',
  surgical_specimens: 'Surgical specimens',
  surgical_implants: 'Implants',
  surgical_consumables: 'Consumables of operations',
  surgical_bills: 'Charges of operations',
  surgical_pricing: 'Prices of operations',
  anesthesia_records: 'Anesthesia records',
});
