import { defineIssues } from '#kernel/issue.ts';

/** Why an image cannot be the logo. */
export const issue = defineIssues('logo', {
  unreadable: 'Choose a PNG or JPEG image.',
  tooHeavy: 'The image must be smaller than {{max}} KB.',
  tooManyPixels: 'The image is larger than {{max}} pixels.',
  tooFewPixels: 'The image is smaller than {{min}} pixels.',
});
