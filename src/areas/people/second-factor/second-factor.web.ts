import type { WebArea } from '#client/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

/** The authenticator app as a second factor. */
export const secondFactorWeb: Omit<WebArea<IconName>, 'name'> = {};
