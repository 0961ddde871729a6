import type { Database } from '#database/database.ts';
import type { Delivery, PushDelivery, PushSender } from '#kernel/messages/messengers.ts';
import type { Clock } from '#kernel/time/clock.ts';
import { deleteDevice, selectDevices } from '../preferences/push/push-device.queries.ts';
import type { MessageRow } from './due-messages.queries.ts';

type PushedMessage = Pick<MessageRow, 'id' | 'user_id' | 'subject' | 'body' | 'link'> & { tenantId: string };

/** A push service takes up to 4096 bytes with its own (RFC 8030); Bengali letters take three. */
const longestText = 800;

/**
 * Sends a message to every browser in which its person has switched push on; it is sent once one of them has taken it.
 * A browser that its push service no longer knows is forgotten.
 */
export async function pushToDevices(
  { database, push, clock }: { database: Database; push: PushSender; clock: Clock },
  { tenantId, id, user_id: userId, subject, body, link }: PushedMessage,
): Promise<Delivery> {
  const now = clock.now().toISOString();
  const devices = await database.inTenant(tenantId, 'read', (db) =>
    selectDevices(db, tenantId, userId!, now),
  );
  const text = JSON.stringify({ id, title: subject, body: body.slice(0, longestText), link });
  const deliveries = await Promise.all(
    devices.map(async (device) => {
      const delivery = await push.send(device, { id, text });
      if (delivery.outcome === 'gone') {
        await database.inTenant(tenantId, 'write', (db) => deleteDevice(db, tenantId, device.sessionId));
      }
      return delivery;
    }),
  );
  return bestOf(deliveries);
}

/** What is told of all attempts together: the best that happened, and what may yet be tried before what may not. */
function bestOf(deliveries: readonly PushDelivery[]): Delivery {
  for (const outcome of ['sent', 'unknown', 'not-sent', 'refused'] as const) {
    const found = deliveries.find((one) => one.outcome === outcome);
    if (found) return { ...found, outcome };
  }
  const gone = deliveries[0];
  return { outcome: 'refused', providerId: null, response: gone?.response ?? null };
}
