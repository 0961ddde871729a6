import { expect, test } from 'vitest';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { aTestSystem, embeddedPostgres } from '#testing/hospital.ts';
import { runDeliveries } from '#testing/messages/delivery-run.ts';

test.each([
  ['that knows no ids', false],
  ['that knows ids', true],
])(
  'over a gateway %s, with providers failing and hanging and senders killed, each message is sent once or told of, none twice',
  { timeout: 240_000 },
  async (_kind, knowsIds) => {
    const postgres = await aDatabaseOfItsOwn(embeddedPostgres());
    const opened = aTestSystem(postgres);
    const { database } = opened;
    const { tenantId } = await opened.aHospital();
    const { server } = postgres;
    const run = { perChannel: 75, kills: 4, senders: 2, knowsIds };
    const outcome = await runDeliveries({ database, server, tenantId, ...run });
    expect(outcome.faults).toEqual([]);
    expect(outcome.sent).toBeGreaterThan(outcome.messages * 0.8);
    expect(outcome.unknown).toBeLessThan(outcome.messages * 0.15 + outcome.kills);
  },
);
