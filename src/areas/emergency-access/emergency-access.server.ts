import type { ServerArea } from '#database/handler.ts';

export const emergencyAccessServer: ServerArea = {
  name: 'emergency-access',
  calls: [],
};
