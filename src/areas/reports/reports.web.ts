import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './reports-menu.texts.ts';
import { financialPath, reportsPath, savedReportsPath } from './report/report.paths.ts';
import { reportsRecords } from './reports.records.ts';

const screen = async () => (await import('./report/detail/reports.screen.tsx')).ReportsScreen;

/** The reports of a hospital in tabs; the financial one has an address of its own. */
export const reportsWeb: WebArea<IconName> = {
  name: 'reports',
  module: 'reports_enabled',
  records: reportsRecords,
  routes: [
    { path: reportsPath, title: () => t('reports'), permission: 'reports.read', load: screen },
    { path: financialPath, title: () => t('financial'), permission: 'reports.read', load: screen },
    {
      path: savedReportsPath,
      title: () => t('saved'),
      permission: 'reports.read',
      load: async () => (await import('./saved/list/saved-reports.screen.tsx')).SavedReportsScreen,
    },
  ],
  menu: [
    {
      group: 'reports',
      order: 10,
      label: () => t('reports'),
      icon: 'chart',
      to: reportsPath,
      permission: 'reports.read',
    },
  ],
};
