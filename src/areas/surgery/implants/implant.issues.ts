import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of an implant. */
export const issue = defineIssues('surgical-implants', {
  notTraceable: 'Give the lot or the serial number, so that the implant can be found again.',
  expired: 'This implant has expired.',
  serialTaken: 'An implant with this serial number is recorded already.',
  lotNotHere: 'This lot is not in stock there.',
});
