import type { WebArea } from '#client/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

export const payoutsWeb: Omit<WebArea<IconName>, 'name'> = {};
