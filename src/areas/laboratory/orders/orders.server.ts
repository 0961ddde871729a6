import type { HandledCall } from '#database/handler.ts';

export const ordersCalls: HandledCall[] = [];
