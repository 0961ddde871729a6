import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an implant. */
export const issue = defineIssues('surgical-implants', {
  notTraceable: 'Enter the lot or the serial number, so that the implant can be traced.',
  expired: 'This implant has expired.',
  serialTaken: 'An implant with this serial number is already recorded.',
  lotNotHere: 'This lot is not in stock there.',
});
