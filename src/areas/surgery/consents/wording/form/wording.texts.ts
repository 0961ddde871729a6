import { defineTexts } from '#ui/i18n/define-texts.ts';

export const t = defineTexts('consent-wording', {
  general: 'General Consent Text',
  generalTitle: 'General consent text',
  generalLead:
    'Patients read and sign this text for every operation. Consents already signed keep their text.',
  ofProcedure: 'Consent Text',
  ofProcedureTitle: 'Consent to {{name}}',
  ofProcedureLead:
    'Patients read this in addition to the general consent text, in their own language. If you leave a language empty, the surgeon writes the risks for each patient.',
  part_explained: 'What was explained',
  part_risks: 'Risks of every operation',
  part_operation: 'Agreement to the operation',
  part_more: 'Agreement to more than was planned',
  part_blood: 'Agreement to blood',
  part_takeBack: 'Taking it back',
  part_name: 'Name in plain words',
  part_done: 'What is done',
  part_alternatives: 'What else could be done',
  part_without: 'What may happen without it',
  part_procedureRisks: 'Risks of this operation',
  inLanguage: '{{part}} ({{language}})',
  needsWitness: 'A witness signs every consent',
  needsWitnessHint: 'If the patient cannot write or only types a name, a witness always signs.',
  save: 'Save',
  saved: 'Consent text saved',
  failedToSave: 'Failed to save the words of the consent',
  failedToLoad: 'Failed to load the words of the consent',
  byAt: 'Last changed by {{name}}, {{time}}',
  shipped: 'This text comes with the program. Change it to match your hospital.',
});
