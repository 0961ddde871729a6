import type { ServerArea } from '#database/handler.ts';
import './settings.tables.ts';

export const settingsServer: ServerArea = {
  name: 'settings',
  calls: [],
};
