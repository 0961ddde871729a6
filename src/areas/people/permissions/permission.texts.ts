import { permissionCatalogue } from '#kernel/access/permission-catalogue.ts';
import { permissionDescriptions } from '#kernel/access/permission-descriptions.ts';
import { defineTexts } from '#ui/i18n/define-texts.ts';

const texts = permissionCatalogue.flatMap(({ code, group, label }) => [
  [group, group],
  [`${code}.label`, label],
  [`${code}.description`, permissionDescriptions[code]],
]);

/** The permissions as people read them, by code; the server tells programs the same in English. */
export const t = defineTexts('permissions', Object.fromEntries(texts) as Record<string, string>);
