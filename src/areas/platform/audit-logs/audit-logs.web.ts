import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from '../platform-menu.texts.ts';

const path = '/dashboard/super-admin/audit-logs';

/** Who reads the operator's own trail; what was done in hospitals is for `super_admin` alone. */
const forAuditors = { permission: 'admin.audit', world: 'operator' } as const;

/** What was done on the platform and in its hospitals. */
export const auditLogsWeb: Omit<WebArea<IconName>, 'name'> = {
  routes: [
    {
      path,
      title: () => t('auditLogs'),
      ...forAuditors,
      load: async () => (await import('./detail/audit-logs.screen.tsx')).AuditLogsScreen,
    },
  ],
  quickActions: [{ order: 10, label: () => t('auditLogs'), icon: 'eye', to: path, ...forAuditors }],
  menu: [
    {
      group: 'administration',
      order: 170,
      label: () => t('auditLogs'),
      icon: 'eye',
      to: path,
      ...forAuditors,
    },
  ],
};
