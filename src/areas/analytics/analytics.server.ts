import type { ServerArea } from '#database/handler.ts';

/** The figures of the home screen. */
export const analyticsServer: ServerArea = {
  name: 'analytics',
  calls: [],
};
