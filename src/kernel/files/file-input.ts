import { z } from 'zod';
import { boundedText, requiredText } from '../text.ts';
import { issue } from './file.issues.ts';
import { fileTypes } from './file-types.ts';

/** The fields of a call that takes a file of up to so many bytes. */
export function fileInput(maximumBytes: number) {
  const maxBase64Length = 4 * Math.ceil(maximumBytes / 3);
  return {
    name: requiredText(255),
    /** The file as base64, where it does not come beside the input. */
    content: boundedText(maxBase64Length, issue('tooLarge', { max: maximumBytes / 2 ** 20 }))
      .regex(/^[A-Za-z0-9+/]*={0,2}$/, issue('notContent'))
      .optional(),
  };
}

/** A stored file as somebody opens it. */
export const openedFile = z.strictObject({
  name: z.string(),
  contentType: z.enum(fileTypes),
  /** The file as base64. */
  content: z.string(),
});

export type OpenedFile = z.output<typeof openedFile>;
