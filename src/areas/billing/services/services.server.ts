import type { HandledCall } from '#database/handler.ts';

export const servicesCalls: HandledCall[] = [];
