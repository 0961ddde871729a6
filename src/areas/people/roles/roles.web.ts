import type { WebArea } from '#client/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

/** Roles, what they permit, and who holds them. */
export const rolesWeb: Omit<WebArea<IconName>, 'name'> = {};
