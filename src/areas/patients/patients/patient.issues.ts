import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a patient. */
export const issue = defineIssues('patients', {
  birthTooLongAgo: 'This date is too long ago.',
  birthInFuture: 'The date of birth cannot be in the future.',
  deathInFuture: 'The date of death cannot be in the future.',
  deathBeforeBirth: 'The date of death cannot be before the date of birth.',
  deathDateMissing: 'Enter the date of death.',
  statusOfDeceased: 'A patient with a date of death is deceased.',
  allergiesMissing: 'Write which allergies.',
  allergiesEnd: 'An allergy is ended in the list of allergies, with a reason.',
  allergiesDenied: 'Allergies are written here, so the patient cannot have none.',
  typedInFuture: 'This time is in the future.',
  notADocument: 'This does not look like the number of a document.',
});
