import type { LostCallCode } from '#client/transport.ts';
import type { sharedErrors } from '#kernel/app-error.ts';
import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { CodeAtHand } from './refusal.texts.ts';

const wrongPage = 'This page does not fit the server any more. Reload it and try again.';

/** What every area may be refused with, but for what comes with every page: no code without a sentence. */
type Fetched = Omit<Record<keyof typeof sharedErrors | LostCallCode, number>, CodeAtHand>;

defineRefusals<Fetched>('shared', {
  TWO_FACTOR_SETUP_REQUIRED: 'Your hospital asks you to set up two-factor sign-in first.',
  HOSPITAL_SUSPENDED:
    'Your hospital is suspended: you can read, print and export, and nothing is written. Above every page stands whom to ask.',
  SECOND_PERSON_REQUIRED: 'Somebody else has to do this: it needs a second person.',
  TOO_MANY_ATTEMPTS: 'There were too many attempts. Wait a little and try again.',
  PAYLOAD_TOO_LARGE: 'This is larger than the server takes.',
  UNSUPPORTED_MEDIA_TYPE: wrongPage,
  ORIGIN_REFUSED: wrongPage,
  IDEMPOTENCY_KEY_MISSING: wrongPage,
  IDEMPOTENCY_KEY_REUSED: wrongPage,
  FILE_KEY_MISSING:
    'This file is encrypted with a key that the server does not have. Whoever runs it has to put the key back.',
  FILE_DAMAGED: 'The stored file was changed or is not whole any more, so it is not shown.',
  FILES_AWAY: 'The store of files does not answer. Try again in a moment.',
  DISK_FULL:
    'The server has no room left, so this was not saved. Tell your administrator, and try again when there is room.',
});
