import type { HandledCall } from '#database/handler.ts';

/** What people do with their own account: password, profile, sessions. */
export const accountCalls: HandledCall[] = [];
