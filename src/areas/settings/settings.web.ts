import type { WebArea } from '#client/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

/** What an administrator sets for the hospital. */
export const settingsWeb: WebArea<IconName> = {
  name: 'settings',
};
