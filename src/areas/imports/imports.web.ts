import type { WebArea } from '#client/registration/web-area.ts';
import { moduleOf } from '#kernel/access/modules.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { importsRecords } from './imports.records.ts';
import { t } from './imports-menu.texts.ts';
import { type ListName, listNames, listNeeds } from './runs/list-needs.ts';

/** The import of every list, reached from the list itself. */
export const importsWeb: WebArea<IconName> = {
  name: 'imports',
  records: importsRecords,
  routes: listNames.map((list) => ({
    ...moduleDemand(list),
    path: `/dashboard/import/${list}` as const,
    title: () => t(list),
    ...(list === 'medicines' && { alsoCalled: () => t('calledMedicines') }),
    permission: listNeeds[list],
    load: async () => (await import('./form/list-import.screen.tsx')).listImportScreens[list],
  })),
};

/** The list is shown where its module is on. */
function moduleDemand(list: ListName) {
  const module = moduleOf(listNeeds[list]);
  return module && { module };
}
