import { z } from 'zod';

import { optionalText } from '../text.ts';

/** The maximum number of waiting alarms that are listed. */
export const maxAlarms = 100;

/**
 * What puts a name to an alarm: what was done, of a few answers, and a note. `other` is told in words.
 * @public
 */
export function acknowledgementOf<const Actions extends readonly [string, ...string[]]>(
  actions: Actions,
  issues: { actionMissing: string; noteMissing: string },
) {
  return {
    fields: { action: z.enum(actions, issues.actionMissing), note: optionalText(500) },
    isInWords: ({ action, note }: { action: string; note: string | null }) =>
      action !== 'other' || note !== null,
    noteMissing: { path: ['note'], error: issues.noteMissing },
  };
}
