import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of rates and charges. */
export const issue = defineIssues('charges', {
  inTheFuture: 'This is in the future.',
  beforeAdmission: 'This is before the admission.',
  beforeStart: 'This is before it was started.',
  graceTooLong: 'The grace is shorter than the unit.',
  halfTooLong: 'A half unit is at most the whole unit.',
  unitMissing: 'Say how long a unit is.',
  scopeOfBed: 'A rate of one bed names no ward and no type.',
  bedMissing: 'Choose the bed.',
  nothingIncluded: 'A package includes days or services.',
  serviceTwice: 'This service is named already.',
});
