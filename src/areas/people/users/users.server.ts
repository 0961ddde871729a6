import type { HandledCall } from '#database/handler.ts';

/** Accounts of the staff, as an administrator keeps them. */
export const userCalls: HandledCall[] = [];
