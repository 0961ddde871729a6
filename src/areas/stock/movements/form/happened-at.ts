import { z } from 'zod';
import { instantText } from '#kernel/time/instant-text.ts';

/** When it happened as a form holds it: empty for now. */
export const typedHappenedAt = z
  .union([z.literal(''), instantText()])
  .transform((value) => value || undefined);
