import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a consent that is signed on the screen. */
export const issue = defineIssues('surgical-consents', {
  risksMissing: 'Write the risks: the hospital has no words of them for this procedure in this language.',
  witnessMissing: 'A witness must sign as well.',
  witnessIsSigner: 'The witness is another person than who signs.',
  witnessIsSurgeon: 'The witness is another person than the surgeon.',
  surgeonIsSigner: 'The surgeon who explained it is another person than who signs.',
  notYourName: 'Type your own name, as it stands in your account.',
  operationNotAgreed: 'Without this there is no consent.',
  notSigned: 'Sign in the field.',
  notTicked: 'Tick that this is the signature.',
  nameDiffers: 'Type the name of who signs, as it stands above.',
});
