import type { HandledCall } from '#database/handler.ts';

/** The authenticator app as a second factor. */
export const secondFactorCalls: HandledCall[] = [];
