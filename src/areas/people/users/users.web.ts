import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

/** Accounts of the staff, as an administrator keeps them. */
export const usersWeb: Omit<WebArea<IconName>, 'name'> = {};
