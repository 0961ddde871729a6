import type { ServerArea } from '#database/handler.ts';

export const auditServer: ServerArea = {
  name: 'audit',
  calls: [],
};
