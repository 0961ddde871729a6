import type { HandledCall } from '#database/handler.ts';

/** Roles, what they permit, and who holds them. */
export const roleCalls: HandledCall[] = [];
