import type { WebArea } from '#client/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

/** What people do with their own account: password, profile, sessions. */
export const accountWeb: Omit<WebArea<IconName>, 'name'> = {};
