// A sender in a process of its own, which a run kills: sends what is due in one hospital and ends.
import { deliverMessages } from '#areas/messages/messages.public.ts';
import { openPostgres } from '#hosts/node/database/postgres-database.ts';
import { createNodeMessengers } from '#hosts/node/messages/node-messengers.ts';

const { connection, tenantId, aheadMs, timeoutMs } = JSON.parse(process.env['COURIER']!) as {
  connection: Parameters<typeof openPostgres>[0]['connection'];
  tenantId: string;
  /** How far its clock is ahead: leases of senders before it have ended by then. */
  aheadMs: number;
  timeoutMs: number;
};

const database = openPostgres({ connection, poolSize: 2 });
const messengers = createNodeMessengers({ allowsInside: true, timeoutMs });
const clock = { now: () => new Date(Date.now() + aheadMs) };
process.stdout.write('begun\n');
await deliverMessages({ database, clock, messengers, onChange: () => {} }, tenantId);
messengers.close();
await database.close();
