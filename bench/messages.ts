// node bench/messages.ts [--count 10000] [--kills 20] [--senders 1] [--knows-ids] [--write]: so many e-mails and SMS over
// a mail server and a gateway that fail in 30 of 100 cases, hang and break off, while the senders are killed with -9;
// each must arrive once or be told of, and none may be lost or arrive twice. With --write the outcome becomes a section
// of bench/RESULTS.md.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrateAsOwner } from '#hosts/node/database/owner-connection.ts';
import { openPostgres } from '#hosts/node/database/postgres-database.ts';
import { startEmbeddedPostgres } from '#hosts/node/embedded/start-embedded-postgres.ts';
import { newId } from '#kernel/ids.ts';
import { type DeliveryOutcome, runDeliveries } from '#testing/messages/delivery-run.ts';
import { describeMachine, madeOn } from './machine.ts';
import { writeSection } from './report-sections.ts';
import { readOptions } from './read-options.ts';

const { values } = readOptions({
  options: {
    count: { type: 'string', default: '10000' },
    kills: { type: 'string', default: '20' },
    senders: { type: 'string', default: '1' },
    'knows-ids': { type: 'boolean', default: false },
    write: { type: 'boolean' },
  },
});
const run = {
  perChannel: Number(values.count) / 2,
  kills: Number(values.kills),
  senders: Number(values.senders),
  knowsIds: values['knows-ids'],
};

const dataDirectory = mkdtempSync(join(tmpdir(), 'openward-messages-'));
const postgres = await startEmbeddedPostgres({ dataDirectory, onProgress: () => {} });
try {
  await migrateAsOwner(postgres.ownerConfig, postgres.serverConfig.user);
  const database = openPostgres({ connection: postgres.serverConfig, poolSize: 2 });
  const tenantId = newId();
  const created_at = new Date().toISOString();
  const named = { id: tenantId, slug: 'messages', name: 'Messages', status: 'active' as const };
  await database.onPlatform((db) =>
    db
      .insertInto('tenant')
      .values({ ...named, is_platform: false, created_at })
      .execute(),
  );
  const outcome = await runDeliveries({ database, server: postgres.serverConfig, tenantId, ...run });
  await database.close();
  process.stdout.write(`${JSON.stringify(outcome, null, 2)}\n`);
  if (values.write) writeSection(sectionOf(outcome));
  process.exitCode = outcome.faults.length > 0 ? 1 : 0;
} finally {
  await postgres.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
}

function sectionOf({
  messages,
  kills,
  sent,
  failed,
  unknown,
  unknownArrived,
  ...rest
}: DeliveryOutcome): string {
  const kind = run.knowsIds ? ', a gateway that knows ids' : '';
  const flags = `--count ${messages} --kills ${run.kills} --senders ${run.senders}`;
  const number = (count: number) => count.toLocaleString('en');
  return [
    `## Messages, failing providers and killed senders${kind}`,
    `Made by \`node bench/messages.ts ${flags}${run.knowsIds ? ' --knows-ids' : ''}\` ${madeOn(describeMachine())}.`,
    `${number(messages)} messages, half of them e-mails and half SMS, in ${rest.seconds} s; 30 of 100 attempts failed, ` +
      `1 of 100 each hung or broke off, before and after the message was taken; ${kills} kills with -9. ` +
      `${number(sent)} sent, ${number(failed)} told of as failed, ${number(unknown)} as unknown (of which ` +
      `${number(unknownArrived)} had arrived), in ${number(rest.attempts)} attempts. Faults: ${rest.faults.length}.`,
  ].join('\n\n');
}
