import type { HandledCall } from '#database/handler.ts';

export const catalogueCalls: HandledCall[] = [];
