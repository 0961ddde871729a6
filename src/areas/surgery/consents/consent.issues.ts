import { defineIssues } from '#kernel/issue.ts';

/** What can be wrong with the fields of a consent that is signed on the screen. */
export const issue = defineIssues('surgical-consents', {
  operationNotAgreed: 'Without this there is no consent.',
  notSigned: 'Sign in the field.',
  notTicked: 'Tick that this is the signature.',
  nameDiffers: 'Type the name of who signs, as it stands above.',
});
