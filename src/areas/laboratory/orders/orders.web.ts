import type { WebArea } from '#client/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';

export const ordersWeb: Omit<WebArea<IconName>, 'name'> = {};
