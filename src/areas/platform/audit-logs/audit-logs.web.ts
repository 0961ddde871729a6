import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../platform-menu.texts.ts';

const path = '/dashboard/super-admin/audit-logs';

/** What was done on the platform and in its hospitals. */
export const auditLogsWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path,
      title: () => t('auditLogs'),
      permission: 'super_admin',
      load: async () => (await import('./detail/audit-logs.screen.tsx')).AuditLogsScreen,
    },
  ],
  menu: [
    {
      group: 'administration',
      order: 170,
      label: () => t('auditLogs'),
      icon: 'eye',
      to: path,
      permission: 'super_admin',
    },
  ],
};
