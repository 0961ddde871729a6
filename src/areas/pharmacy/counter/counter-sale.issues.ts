import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a sale over the counter, or with what is brought back of it. */
export const issue = defineIssues('counter-sales', {
  nothingSold: 'Add at least one medicine.',
  soldTwice: 'This medicine stands in the sale already: change its quantity there.',
  quantityMissing: 'Enter a quantity.',
  notInList: 'This medicine is no longer in the list.',
  withoutPrice: '{{name}} has no price in the list. Somebody who keeps the list enters one first.',
  controlled:
    '{{name}} is a controlled medicine. Hand it out on its prescription under Dispensing, with a witness, or send the customer to a doctor.',
  antibiotic:
    '{{name}} is an antibiotic. Hand it out on its prescription under Dispensing, or send the customer to a doctor.',
  prescriptionOnly:
    '{{name}} is sold on prescription only. Hand it out on its prescription under Dispensing, or send the customer to a doctor.',
  patientOrBuyer: 'Name a patient or somebody else, not both.',
  patientDeceased: 'This patient died on {{day}}.',
  chosenTwice: 'This lot is named twice.',
  moreThanOut: 'Only {{left, number}} of it are out.',
  nothingChosen: 'Enter how much of a lot comes back.',
});
