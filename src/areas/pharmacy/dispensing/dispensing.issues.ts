import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a dispensing. */
export const issue = defineIssues('dispensing', {
  nothingChosen: 'Choose at least one medicine.',
  lineTwice: 'This medicine is named twice.',
  quantityMissing: 'Enter how much is handed out.',
  moreThanLeft: 'Only {{left, number}} are left to hand out.',
  nothingLeft: 'Everything that was prescribed has been handed out.',
  notInList: 'This medicine is not in the list: the patient buys it outside.',
  medicineInactive: 'This medicine is no longer in use.',
  notTheSame: 'It has other ingredients, another strength or another form.',
  agreementMissing: 'Say who agreed to another brand, and their name.',
  lotsDiffer: 'The lots must add up to {{quantity, number}}.',
  lotReasonMissing: 'A lot that expires earlier is there: say why this one is taken.',
  lotEndsEarly: 'This lot expires before the course ends on {{day}}: say why it is handed out.',
  moreThanOut: 'Only {{left, number}} of it are out.',
  patientDeceased: 'The patient died on {{day}}.',
});
