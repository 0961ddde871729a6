import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a patient. */
export const issue = defineIssues('patients', {
  birthTooLongAgo: 'This date is too far in the past.',
  birthInFuture: 'This date is in the future.',
  deathInFuture: 'This date is in the future.',
  deathBeforeBirth: 'The date of death cannot be before the date of birth.',
  deathDateMissing: 'Enter the date of death.',
  statusOfDeceased: 'A patient with a date of death is deceased.',
  allergiesMissing: 'Enter the allergies.',
  allergiesEnd: 'To end an allergy, use the list of allergies and give a reason.',
  allergiesDenied: 'Allergies are entered here, so the patient cannot have none.',
  typedInFuture: 'This time is in the future.',
  notADocument: 'This does not look like a document number.',
});
