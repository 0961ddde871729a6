import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an anesthesia record. */
export const issue = defineIssues('anesthesia-records', {
  impossible: 'Enter a number from {{min}} to {{max}}.',
  doseRange: 'Enter a number above 0 and at most {{max}}.',
  nothingMeasured: 'Enter at least one value.',
  upperBelowLower: 'The systolic pressure must be above the diastolic pressure.',
  inFuture: 'This time is in the future.',
  beforeStart: 'This is before the start of anesthesia.',
  beforeEntry: 'The chart has an entry after this time.',
});
