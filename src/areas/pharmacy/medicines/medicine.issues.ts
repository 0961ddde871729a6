import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a medicine. */
export const issue = defineIssues('medicines', {
  priceMissing: 'Enter a price.',
  priceNegative: 'The price cannot be negative.',
  priceTooHigh: 'This price is too high.',
  priceUnreadable: 'Enter a price in digits, such as 12.50.',
  yesOrNo: 'Write yes or no.',
  markKnown: 'This medicine needs the mark. Write yes. To remove the mark, a second person must confirm.',
  codeTaken: 'This code is already used by another medicine or item.',
  ingredientMissing: 'Name at least one ingredient.',
  ingredientTwice: 'This ingredient is named twice.',
  ingredientUnreadable: 'Enter an ingredient like “amoxicillin 500 mg” or “amoxicillin 125 mg/5 mL”.',
  limitUnreadable:
    'Enter a limit like “paracetamol 1000 mg single, 4000 mg daily” or “ibuprofen 10 mg/kg single”.',
  limitOfOther: 'The medicine does not contain {{ingredient}}.',
  twinInList: '{{name}} in the list holds the same in the same strength and form.',
  twinUnknown: 'Say what becomes of medicines that hold the same: add, same or skip.',
  strengthUnread: 'The strength {{strength}} could not be read as an amount: doses of it are not checked.',
});
