import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with a sale over the counter, or with what is brought back of it. */
export const issue = defineIssues('counter-sales', {
  nothingSold: 'Add at least one medicine.',
  soldTwice: 'This medicine is already in the sale. Change its quantity there.',
  quantityMissing: 'Enter a quantity.',
  notInList: 'This medicine is no longer in the list.',
  withoutPrice: '{{name}} has no price. Enter one in the medicine list, or ask someone who can.',
  controlled:
    '{{name}} is a controlled medicine. Hand it out on its prescription under Dispensing, with a witness, or send the customer to a doctor.',
  antibiotic:
    '{{name}} is an antibiotic. Hand it out on its prescription under Dispensing, or send the customer to a doctor.',
  prescriptionOnly:
    '{{name}} is sold on prescription only. Hand it out on its prescription under Dispensing, or send the customer to a doctor.',
  patientOrBuyer: 'Enter either a patient or another customer, not both.',
  patientDeceased: 'This patient died on {{day}}.',
  chosenTwice: 'This lot is named twice.',
  moreThanOut: 'Enter at most {{left, number}}, the quantity that can be returned.',
  nothingChosen: 'Enter the returned quantity of at least one lot.',
});
