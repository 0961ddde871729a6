import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of rates and charges. */
export const issue = defineIssues('charges', {
  inTheFuture: 'This is in the future.',
  beforeAdmission: 'This is before the admission.',
  beforeStart: 'This is before the charge started.',
  graceTooLong: 'Enter a time shorter than the unit.',
  halfTooLong: 'Enter at most the length of the unit.',
  unitMissing: 'Enter the length of a unit.',
  scopeOfBed: 'A price for one bed cannot also name a ward or a type.',
  bedMissing: 'Choose the bed.',
  nothingIncluded: 'Enter days or choose services.',
  serviceTwice: 'This service is already in the package.',
});
