import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { boundedText } from '#kernel/text.ts';
import { fileInput } from '#kernel/files/file-input.ts';
import { issue } from '#kernel/files/file.issues.ts';
import { fileTypes } from '#kernel/files/file-types.ts';
import { fileKinds } from './file.rules.ts';

/** The secret by which a file that was added is handed in: 256 random bits as hexadecimal digits. */
export const fileToken = boundedText(64).regex(/^[0-9a-f]{64}$/, issue('missing'));

const addedFile = z.strictObject({
  token: z.string(),
  kind: z.enum(fileKinds),
  name: z.string(),
  contentType: z.enum(fileTypes),
  bytes: z.number().int(),
});

export type AddedFile = z.output<typeof addedFile>;

export const addFile = defineCall('applications.addFile', {
  address: 'POST /application-files',
  access: 'public',
  takesFile: { maximumBytes: sizeLimits.tradeLicenseBytes },
  summary:
    'Add a document for an application: PDF, JPG, JPEG or PNG up to 5 MB, a photo up to 2 MB; it is kept for a day until an application is submitted with it',
  input: z.strictObject({
    kind: z.enum(fileKinds),
    ...fileInput(sizeLimits.tradeLicenseBytes),
  }),
  output: addedFile,
  errors: ['PAYLOAD_TOO_LARGE', 'TOO_MANY_ATTEMPTS'],
});
