import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { recordClientLog } from './client-log/client-log.contract.ts';

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    auditEntry: string;
  }
}

export const auditFixture: AreaFixture = {
  name: 'audit',
  after: ['patients'],
  fields: { auditEntryId: 'auditEntry', resourceId: 'patient' },

  async makeMarked({ opened, hospital: { tenantId }, admin, mark }) {
    await admin.call(recordClientLog, { entries: [errorWith(mark)] });
    const entry = await opened.database.inTenant(tenantId, 'read', (db) =>
      // Not any: an entry about the catalogue holds what no patient's row keeps to itself.
      db
        .selectFrom('audit_entry')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('resource', '=', 'patients')
        .orderBy('id')
        .executeTakeFirstOrThrow(),
    );
    return { auditEntry: entry.id };
  },

  async fillWithTexts(call, { short }) {
    await call(recordClientLog, { entries: short.slice(0, 10).map(errorWith) });
    return {};
  },

  screens: {
    '/dashboard/audit': { heading: 'Audit Trail', looks: ['?size=200'] },
    '/dashboard/system-health': { heading: 'System Health' },
  },
};

function errorWith(message: string) {
  return { level: 'error', message, source: 'error', screen: '/dashboard' } as const;
}
