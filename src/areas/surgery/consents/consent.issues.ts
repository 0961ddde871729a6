import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a consent that is signed on the screen. */
export const issue = defineIssues('surgical-consents', {
  risksMissing: 'Enter the risks. The hospital has no text for this procedure in this language.',
  witnessMissing: 'A witness must sign as well.',
  witnessIsSigner: 'The witness cannot be the person who signs.',
  witnessIsSurgeon: 'The witness cannot be the surgeon.',
  surgeonIsSigner: 'The surgeon who explained the operation cannot be the person who signs.',
  notYourName: 'Type your own name as shown in your account.',
  operationNotAgreed: 'Without this agreement there is no consent.',
  notSigned: 'Put your signature or mark in the field.',
  notTicked: 'Tick to confirm that this is your signature.',
  nameDiffers: 'Type the name of the person who signs, as written above.',
});
