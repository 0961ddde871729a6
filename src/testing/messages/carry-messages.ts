import { deliverMessages } from '#areas/messages/messages.public.ts';
import { waitUntil } from '../waiting.ts';

/**
 * Sends what is due in one tenant, and waits for what the system's own delivery took meanwhile: it begins by itself a
 * moment after a message was written, and each message is sent by one of the two.
 */
export async function carryMessages(
  context: Parameters<typeof deliverMessages>[0],
  tenantId: string,
): Promise<void> {
  const now = context.clock.now().toISOString();
  await deliverMessages(context, tenantId);
  await waitUntil(() =>
    context.database.inTenant(tenantId, 'read', async (db) => {
      const unsettled = db
        .selectFrom('message')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('status', 'in', ['pending', 'sending'])
        .where('due_at', '<=', now);
      return (await unsettled.executeTakeFirst()) === undefined;
    }),
  );
}
