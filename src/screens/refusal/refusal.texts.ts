import type { LostCallCode } from '#client/transport.ts';
import type { sharedErrors } from '#kernel/app-error.ts';
import { defineTexts } from '#ui/i18n/define-texts.ts';

const lost = 'The server did not answer. Try again; nothing is saved twice.';
const wrongPage = 'This page does not fit the server any more. Reload it and try again.';

/** What every area may be refused with: no code without a sentence. */
const shared = {
  UNREACHABLE: lost,
  DATABASE_AWAY: lost,
  TIMED_OUT: 'The server took too long to answer. Try again.',
  FILES_AWAY: 'The store of files does not answer. Try again in a moment.',
  DISK_FULL:
    'The server has no room left, so this was not saved. Tell your administrator, and try again when there is room.',
  STORAGE_FULL: "This browser's storage is full.",
  INVALID_INPUT: 'The server did not accept this.',
  SIGNED_OUT: 'You are signed out. Sign in and try again.',
  FORBIDDEN: "You don't have permission to do this.",
  RECORD_RESTRICTED: "You don't have permission to do this.",
  TWO_FACTOR_SETUP_REQUIRED: 'Your hospital asks you to set up two-factor sign-in first.',
  MODULE_OFF: 'This part of Openward is switched off for your hospital.',
  NOT_FOUND: 'This does not exist any more.',
  STALE: 'Somebody changed this in the meantime.',
  WRONG_STATE: 'This is not possible as things are now. Reload the page to see what has changed.',
  SECOND_PERSON_REQUIRED: 'Somebody else has to do this: it needs a second person.',
  SAFETY_STOP: 'Something stops this medicine. Say why it is given all the same, or give something else.',
  TOO_MANY_ATTEMPTS: 'There were too many attempts. Wait a little and try again.',
  PAYLOAD_TOO_LARGE: 'This is larger than the server takes.',
  UNSUPPORTED_MEDIA_TYPE: wrongPage,
  ORIGIN_REFUSED: wrongPage,
  IDEMPOTENCY_KEY_MISSING: wrongPage,
  IDEMPOTENCY_KEY_REUSED: wrongPage,
  INTERNAL: 'Something went wrong on the server. Try again; nothing is saved twice.',
  FILE_KEY_MISSING:
    'This file is encrypted with a key that the server does not have. Whoever runs it has to put the key back.',
  FILE_DAMAGED: 'The stored file was changed or is not whole any more, so it is not shown.',
} as const satisfies Record<keyof typeof sharedErrors | LostCallCode, string>;

export const t = defineTexts('refusal', {
  ...shared,
  writeTimedOut:
    'No answer came in time, so it is not known whether this was saved. Try again; nothing is saved twice.',
  unknown: 'The server refused this. Reload the page and look again.',
});

type SharedCode = keyof typeof shared;

/** True for a code that every area may be refused with. */
export function isShared(code: string): code is SharedCode {
  return Object.hasOwn(shared, code);
}
