import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInvoice } from '#areas/billing/billing.fixture.ts';
import { recordPayment } from '#areas/billing/payments/payment.contract.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import {
  type Caller,
  embeddedPostgres,
  type Hospital,
  openTestSystem,
  isOnCluster,
} from '#testing/hospital.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

/** PostgreSQL undoes the next payments, as many as the table says, as it does to end a deadlock. */
const undoing = `
  create table still_to_undo (count integer not null);
  insert into still_to_undo values (0);
  create sequence undone;
  grant select on still_to_undo to public;
  grant usage on undone to public;
  create function undo_payment() returns trigger language plpgsql as $$
  begin
    -- A sequence goes on counting in what is undone.
    if nextval('undone') <= (select count from still_to_undo) then
      raise exception 'deadlock detected' using errcode = 'deadlock_detected';
    end if;
    return new;
  end $$;
  create trigger undo_payment before insert on payment for each row execute function undo_payment()`;

// A cluster takes no trigger of a test.
describe.skipIf(isOnCluster())(
  'a write that PostgreSQL undoes so that others can go on (not on a cluster)',
  () => {
    const opened = openTestSystem(postgres);
    const owner = new pg.Client(postgres.owner);
    let hospital: Hospital;
    let cashier: Caller;

    beforeAll(async () => {
      await owner.connect();
      await owner.query(undoing);
      hospital = await opened.aHospital();
      cashier = await hospital.as('tenant_admin');
    });
    afterAll(async () => {
      await owner.end();
      await opened.close();
    });

    async function payWhileUndoing(times: number) {
      const { id: invoiceId } = await anInvoice(cashier, { send: true });
      await owner.query(`select setval('undone', 1, false)`);
      await owner.query('update still_to_undo set count = $1', [times]);
      const paying = cashier.call(recordPayment, {
        invoiceId,
        parts: [{ method: 'card', amountMinor: 100 }],
      });
      const [outcome] = await Promise.allSettled([paying]);
      const { rows } = await owner.query<{ payments: number; entries: number; attempts: number }>(
        `select (select count(*)::int from payment where invoice_id = $1) as payments,
        (select count(*)::int from audit_entry where resource = 'payments' and action = 'CREATE'
          and new_values ->> 'invoiceId' = $1::text) as entries,
        (select last_value::int from undone) as attempts`,
        [invoiceId],
      );
      return { outcome, ...rows[0]! };
    }

    test('is done again by the server, and leaves one record and one entry', async () => {
      expect(await payWhileUndoing(2)).toMatchObject({
        outcome: { status: 'fulfilled', value: { payments: [{ amountMinor: 100 }] } },
        payments: 1,
        entries: 1,
        attempts: 3,
      });
    });

    test('is given up after three attempts, is said to be worth another try, and leaves nothing', async () => {
      expect(await payWhileUndoing(9)).toMatchObject({
        outcome: { status: 'rejected', reason: { code: 'DATABASE_AWAY' } },
        payments: 0,
        entries: 0,
        attempts: 3,
      });
    });
  },
);
