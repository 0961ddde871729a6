import { patientTimelineSlot } from '#areas/patients/patients-web.public.ts';
import { fillSlot } from '#client/registration/slots.ts';
import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { t } from './audit-menu.texts.ts';
import { auditRecords } from './audit.records.ts';

const trailPath = '/dashboard/audit';
const healthPath = '/dashboard/system-health';

/** The audit trail, who opened a record, and how the system is. */
export const auditWeb: WebArea<IconName> = {
  name: 'audit',
  records: auditRecords,
  notices: [() => import('./audit.notices.ts')],
  routes: [
    {
      path: trailPath,
      title: () => t('auditTrail'),
      permission: 'admin.audit',
      module: 'audit_trail_enabled',
      load: async () => (await import('./trail/list/audit-trail.screen.tsx')).AuditTrailScreen,
    },
    {
      path: healthPath,
      title: () => t('systemHealth'),
      permission: 'admin.audit',
      load: async () => (await import('./health/detail/system-health.screen.tsx')).SystemHealthScreen,
    },
  ],
  menu: [
    {
      group: 'administration',
      order: 50,
      label: () => t('auditTrail'),
      icon: 'eye',
      to: trailPath,
      permission: 'admin.audit',
      module: 'audit_trail_enabled',
    },
    {
      group: 'administration',
      order: 70,
      label: () => t('systemHealth'),
      icon: 'heart',
      to: healthPath,
      permission: 'admin.audit',
    },
  ],
  fillings: [
    fillSlot(
      patientTimelineSlot,
      { id: 'audit', order: 900, permission: 'admin.audit', module: 'audit_trail_enabled' },
      async () => (await import('./trail/list/record-entries.tsx')).PatientEntries,
    ),
  ],
};
