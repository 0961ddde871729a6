import type { LostCallCode } from '#client/transport.ts';
import type { sharedErrors } from '#kernel/app-error.ts';
import { defineTexts } from '#ui/i18n/define-texts.ts';

const lost = 'The server did not answer. Try again; nothing is saved twice.';

/** What is refused most, or cannot be fetched when it is: it comes with every page. The others: shared.refusals.ts. */
const atHand = {
  UNREACHABLE: lost,
  DATABASE_AWAY: lost,
  TIMED_OUT: 'The server took too long to answer. Try again.',
  STORAGE_FULL: "This browser's storage is full.",
  INVALID_INPUT: 'The server did not accept this.',
  SIGNED_OUT: 'You are signed out. Sign in and try again.',
  FORBIDDEN: "You don't have permission to do this.",
  RECORD_RESTRICTED: "You don't have permission to do this.",
  MODULE_OFF: 'This part of Openward is switched off for your hospital.',
  NOT_FOUND: 'This no longer exists.',
  STALE: 'Someone else changed this record. Review the new version.',
  WRONG_STATE: 'This is not possible at present. Reload the page to see what has changed.',
  SAFETY_STOP: 'A safety check blocks this medicine. Enter a reason to give it, or choose another.',
  INTERNAL: 'Something went wrong on the server. Try again; nothing is saved twice.',
} as const satisfies Partial<Record<keyof typeof sharedErrors | LostCallCode, string>>;

export const t = defineTexts('refusal', {
  ...atHand,
  writeTimedOut:
    'No answer arrived, so it is not known whether this was saved. Try again; nothing is saved twice.',
  unknown: 'The server refused this. Reload the page and look again.',
});

export type CodeAtHand = keyof typeof atHand;

/** True for a code whose sentence comes with every page. */
export function isAtHand(code: string): code is CodeAtHand {
  return Object.hasOwn(atHand, code);
}
