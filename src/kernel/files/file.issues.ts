import { defineIssues } from '../issue.ts';

/** What can be wrong with a file that somebody sends. */
export const issue = defineIssues('files', {
  missing: 'Choose a file.',
  tooLarge: 'This file is too large: up to {{max}}MB.',
  wrongType: 'This file is not one of: {{types}}. What counts is what is in it, not its name.',
  active: 'This PDF holds scripts or other files. Save it once more as a plain PDF, or take a picture of it.',
  notWhole: 'This picture is not whole, or something else follows it. Save it once more as JPEG or PNG.',
  hidesArchive: 'An archive is hidden in this file. Save it once more as a plain PDF, JPEG or PNG.',
  tooManyPixels: 'This picture has more than {{max}} million pixels. Make it smaller.',
  notContent: 'The file did not arrive.',
  gone: 'This file is not there any more. Choose it again.',
});
