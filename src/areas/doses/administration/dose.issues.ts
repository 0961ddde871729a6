import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with what is recorded of a dose. */
export const issue = defineIssues('doses', {
  rightMissing: 'Confirm all five rights.',
  noneConfirmed: 'Confirm the five rights of at least one dose.',
  reasonMissing: 'Enter a reason for not giving the medication.',
  onlyWhenGiven: 'Only for a medication that was given.',
  timingReasonMissing: 'Enter why the dose is early or late.',
  inTheFuture: 'This time is in the future.',
  tooLongAgo: 'This time is more than a day ago.',
  beforeAdmission: 'This is before the admission.',
  placeNotOffered: 'This medicine cannot be taken from that place. Choose one of the places listed.',
  quantityReasonMissing: 'This is more than the dose needs. Enter a reason.',
  quantityMissing: 'Enter the quantity taken from the stock.',
  rateMissing: 'Enter the rate of the infusion.',
  rateOutOfRange: 'Enter millilitres per hour from 0.1 to 9999, with at most 1 decimal place.',
  notInTurn: 'This is before the last change of the infusion.',
  volumeOutOfRange: 'Enter millilitres with at most 1 decimal place.',
});
