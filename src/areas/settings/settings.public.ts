export { refuseLargeDocument, refuseTotalAbove } from './documents/document-limit.service.ts';
export { acceptRoutineTime, acceptTypedTime, refuseClosedMonth } from './late-entries/late-entry.service.ts';
export { isWholeJpeg } from './logo/picture/jpeg.rules.ts';
export { isWholePng } from './logo/picture/png.rules.ts';
export { readImageFacts } from './logo/logo.rules.ts';
export { insertSettings, switchModules, writeSettings } from './settings/settings.queries.ts';

/** Tables that queries of other areas may read; they are written only through the functions above. @public */
export const readableTables = ['tenant_settings'] as const;
