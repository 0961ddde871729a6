import { z } from 'zod';
import { defineCall } from '#kernel/define-call.ts';
import { boundedText } from '#kernel/text.ts';
import { tenantSettings } from '../settings/settings.contract.ts';
import { issue } from './logo.issues.ts';
import { logoTooHeavy, maxLogoBytes } from './logo.rules.ts';

// A cross of 32 by 32 pixels.
const examplePng =
  'iVBORw0KGgoAAAANSUhEUgAAACAAAAAgAQAAAABbAUdZAAAAH0lEQVR42mP4////fwZ04gM/UcQHBgZ+YghizcPiFgB4SVepwpB98gAAAABJRU5ErkJggg==';

const maxBase64Length = 4 * Math.ceil(maxLogoBytes / 3);

export const setLogo = defineCall('settings.setLogo', {
  address: 'PUT /settings/logo',
  access: 'admin.settings',
  summary: 'Store the logo of printed pages: PNG or JPEG, at most 256 KB, 32 to 4096 pixels a side',
  input: z.strictObject({
    /** The file as base64. */
    content: boundedText(maxBase64Length, logoTooHeavy)
      .min(1, issue('unreadable'))
      .regex(/^[A-Za-z0-9+/]+={0,2}$/, issue('unreadable')),
  }),
  output: tenantSettings,
  example: { input: { content: examplePng } },
});

export const removeLogo = defineCall('settings.removeLogo', {
  address: 'DELETE /settings/logo',
  access: 'admin.settings',
  summary: 'Print without a logo again',
  output: tenantSettings,
});

export const readLogo = defineCall('settings.logo', {
  address: 'GET /settings/logo',
  access: 'signed-in',
  summary: 'Read the logo for printed pages; null where there is none',
  output: z.strictObject({
    logo: z
      .strictObject({ contentType: z.enum(['image/png', 'image/jpeg']), content: z.string() })
      .nullable(),
  }),
});
