export { insertSettings, writeSettings } from './settings/settings.queries.ts';

/** Tables that queries of other areas may read; they are written only through the functions above. @public */
export const readableTables = ['tenant_settings'] as const;
