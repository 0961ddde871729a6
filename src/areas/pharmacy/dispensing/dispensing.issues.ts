import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a dispensing. */
export const issue = defineIssues('dispensing', {
  nothingChosen: 'Choose at least one medicine.',
  lineTwice: 'This medicine is named twice.',
  quantityMissing: 'Enter the quantity to hand out.',
  moreThanLeft: 'Only {{left, number}} are left to hand out.',
  nothingLeft: 'Everything that was prescribed has been handed out.',
  notInList: 'This medicine is not in the list: the patient buys it outside.',
  medicineInactive: 'This medicine is no longer in use.',
  notTheSame: 'This medicine has different ingredients, strength or form. Choose another.',
  agreementMissing: 'Say who agreed to another brand, and their name.',
  lotsDiffer: 'The lots must add up to {{quantity, number}}.',
  lotReasonMissing: 'Another lot expires earlier. Say why you take this one.',
  lotEndsEarly: 'This lot expires before the course ends on {{day}}. Say why you hand it out.',
  moreThanOut: 'Enter at most {{left, number}}, the quantity that can be returned.',
  patientDeceased: 'The patient died on {{day}}.',
});
