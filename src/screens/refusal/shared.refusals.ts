import type { LostCallCode } from '#client/transport.ts';
import type { sharedErrors } from '#kernel/app-error.ts';
import { defineRefusals } from '#kernel/refusal/refusal.ts';
import type { CodeAtHand } from './refusal.texts.ts';

const wrongPage = 'This page is older than the server. Reload it and try again.';

/** What every area may be refused with, but for what comes with every page: no code without a sentence. */
type Fetched = Omit<Record<keyof typeof sharedErrors | LostCallCode, number>, CodeAtHand>;

defineRefusals<Fetched>('shared', {
  TWO_FACTOR_SETUP_REQUIRED: 'Your hospital requires you to set up two-factor sign-in first.',
  HOSPITAL_SUSPENDED:
    'Your hospital is suspended. You can read, print and export, but not record anything new. The top of every page shows whom to ask.',
  SECOND_PERSON_REQUIRED: 'A second person must do this.',
  TOO_MANY_ATTEMPTS: 'Too many attempts. Wait a moment and try again.',
  PAYLOAD_TOO_LARGE: 'This is larger than the server accepts.',
  UNSUPPORTED_MEDIA_TYPE: wrongPage,
  ORIGIN_REFUSED: wrongPage,
  KEY_WITH_COOKIE: wrongPage,
  PERSON_REQUIRED: 'Only a person can do this, signed in under their own name.',
  IDEMPOTENCY_KEY_MISSING: wrongPage,
  IDEMPOTENCY_KEY_REUSED: wrongPage,
  FILE_KEY_MISSING:
    'This file is encrypted with a key that the server does not have. Ask the person who runs the server to restore the key.',
  FILE_DAMAGED: 'The stored file was changed or is incomplete, so it is not shown.',
  FILES_AWAY: 'The file store does not answer. Try again in a moment.',
  DISK_FULL:
    'The server has no space left, so this was not saved. Tell your administrator, and try again when there is space.',
});
