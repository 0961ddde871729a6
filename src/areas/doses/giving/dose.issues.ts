import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with what is recorded of a dose. */
export const issue = defineIssues('doses', {
  rightMissing: 'All five rights must be confirmed.',
  noneConfirmed: 'Confirm the five rights of the doses that are given.',
  reasonMissing: 'Give a reason for not giving the medication.',
  onlyWhenGiven: 'Only of a medication that was given.',
  timingReasonMissing: 'Say why it is given outside of its time.',
  inTheFuture: 'This time is still to come.',
  tooLongAgo: 'This time is more than a day ago.',
  beforeAdmission: 'The patient had not been admitted then.',
  placeNotOffered: 'This medicine is not given out of that place. Choose one of the places that are offered.',
  quantityReasonMissing: 'This is more than the dose needs. Say why.',
  quantityMissing: 'Say how much was taken from the stock.',
  rateMissing: 'Say how fast the infusion runs.',
  rateOutOfRange: 'Write millilitres per hour, from 0.1 to 9999, with one decimal place at most.',
  notInTurn: 'The infusion was changed after this time already.',
  volumeOutOfRange: 'Write millilitres, with one decimal place at most.',
});
