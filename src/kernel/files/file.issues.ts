import { defineIssues } from '../issue.ts';

/** What can be wrong with a file that somebody sends. */
export const issue = defineIssues('files', {
  missing: 'Choose a file.',
  tooLarge: 'This file is too large: up to {{max}}MB.',
  wrongType: 'This file is not one of: {{types}}. The content decides, not the name.',
  active: 'This PDF contains scripts or other files. Save it again as a plain PDF, or take a picture of it.',
  notWhole: 'This picture is incomplete or followed by other data. Save it again as JPEG or PNG.',
  hidesArchive: 'This file hides an archive. Save it again as a plain PDF, JPEG or PNG.',
  tooManyPixels: 'This picture has more than {{max}} million pixels. Reduce its size.',
  notContent: 'The file did not arrive.',
  gone: 'This file no longer exists. Choose it again.',
});
