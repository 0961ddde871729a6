import type { HandledCall } from '#database/handler.ts';

export const resultsCalls: HandledCall[] = [];
