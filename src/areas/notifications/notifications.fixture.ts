import { newId } from '#kernel/ids.ts';
import type { AreaFixture } from '#testing/records/area-fixture.ts';
import { insertNotifications } from './notifications/notification.queries.ts';

declare module '#testing/records/area-fixture.ts' {
  interface KnownIds {
    /** Of `user`. */
    notification: string;
  }
}

export const notificationsFixture: AreaFixture = {
  name: 'notifications',
  after: ['people'],
  fields: { 'notifications.markRead ids': 'notification' },

  async makeMarked({ opened, hospital: { tenantId }, mark, ids }) {
    const notification = newId();
    await opened.database.inTenant(tenantId, 'write', async (db) => {
      const users = await db
        .selectFrom('user_account')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .execute();
      await insertNotifications(
        db,
        users.map(({ id }) => ({
          tenant_id: tenantId,
          id: id === ids.user ? notification : newId(),
          user_id: id,
          code: null,
          facts: null,
          title: mark,
          message: mark,
          type: 'info',
          link: null,
          read: false,
          created_at: new Date().toISOString(),
        })),
      );
    });
    return { notification };
  },

  // Nobody types a notification: other areas write them.
  fillWithTexts: async () => ({}),
  screens: {},
};
