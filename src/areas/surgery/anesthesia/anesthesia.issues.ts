import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an anesthesia record. */
export const issue = defineIssues('anesthesia-records', {
  impossible: 'A number from {{min}} to {{max}}.',
  doseRange: 'A number above 0, at most {{max}}.',
  nothingMeasured: 'Enter at least one value.',
  upperBelowLower: 'The upper pressure is above the lower one.',
  inFuture: 'This lies in the future.',
  beforeStart: 'This lies before the start of the anesthesia.',
  beforeEntry: 'An entry of the chart is later than this.',
});
