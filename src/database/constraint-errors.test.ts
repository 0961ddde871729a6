import pg from 'pg';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { type Hospital, openTestSystem, everyPostgres } from '#testing/hospital.ts';
import { refusing, refusingReferenced, sqlState } from './constraint-errors.ts';

const taken = { service_by_name: () => new AppError('SERVICE_NAME_TAKEN', { name: 'ECG' }) };

/** An error as a driver throws it: words, SQLSTATE and, where it is told, the constraint. */
function reported(message: string, code: string, constraint?: string): Error {
  return Object.assign(new Error(message), { code, ...(constraint && { constraint }) });
}

const unique = (name: string) => `duplicate key value violates unique constraint "${name}"`;

describe('a broken constraint', () => {
  test('becomes its refusal, which keeps the error of the database', async () => {
    const cause = reported(unique('service_by_name'), '23505', 'service_by_name');
    await expect(refusing(Promise.reject(cause), taken)).rejects.toMatchObject({
      code: 'SERVICE_NAME_TAKEN',
      facts: { name: 'ECG' },
      cause,
    });
  });

  test.each([
    ['named in the words alone', reported(unique('service_by_name'), '23505')],
    ['named with the number of a shard', reported(unique('service_by_name_102008'), '23505')],
    ['named by its field with the number of a shard', reported('refused', '23505', 'service_by_name_102008')],
  ])('is recognised when it is %s', async (_how, cause) => {
    await expect(refusing(Promise.reject(cause), taken)).rejects.toMatchObject({
      code: 'SERVICE_NAME_TAKEN',
    });
  });

  test.each([
    ['of another name', reported(unique('service_by_name_and_day'), '23505', 'service_by_name_and_day')],
    ['of a longer name with a number', reported(unique('service_by_name2'), '23505')],
    ['of another class', reported(unique('service_by_name'), '42P01')],
    ['without a code', new Error(unique('service_by_name'))],
  ])('an error %s passes through', async (_which, error) => {
    await expect(refusing(Promise.reject(error), taken)).rejects.toBe(error);
  });

  test('that really ends in a number is preferred to one without it', async () => {
    const both = { ...taken, service_by_name_2: () => new AppError('WRONG_STATE') };
    const cause = reported(unique('service_by_name_2'), '23505');
    await expect(refusing(Promise.reject(cause), both)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('of each kind is recognised by its words', async () => {
    const words: [string, string][] = [
      ['23514', 'new row for relation "service_102008" violates check constraint "kept_102008"'],
      ['23P01', 'conflicting key value violates exclusion constraint "kept_102008"'],
      ['23503', 'insert or update on table "a_102008" violates foreign key constraint "kept_102008"'],
      [
        '23001',
        'update or delete on table "a_1" violates RESTRICT setting of foreign key constraint "kept_1"',
      ],
    ];
    for (const [code, message] of words) {
      const write = refusing(Promise.reject(reported(message, code)), {
        kept: () => new AppError('WRONG_STATE'),
      });
      await expect(write).rejects.toMatchObject({ code: 'WRONG_STATE' });
    }
  });

  test('what was written is given back', async () => {
    expect(await refusing(Promise.resolve(3), taken)).toBe(3);
    expect(await refusingReferenced(Promise.resolve(4), taken.service_by_name)).toBe(4);
  });

  test('only errors of PostgreSQL have an SQLSTATE', () => {
    expect(sqlState(reported('refused', '23505'))).toBe('23505');
    expect(sqlState(reported('no entry', 'ENOENT'))).toBeUndefined();
    expect(sqlState({ code: '23505' })).toBeUndefined();
  });
});

describe.each(everyPostgres())('a broken constraint of $name', (postgres) => {
  const opened = openTestSystem(postgres);
  let hospital: Hospital;

  beforeAll(async () => {
    hospital = await opened.aHospital();
  });
  afterAll(() => opened.close());

  const twice = () =>
    opened.database.inTenant(hospital.tenantId, 'write', async (db) => {
      const row = {
        tenant_id: hospital.tenantId,
        price_minor: 1,
        category: 'Imaging',
        description: null,
        status: 'active' as const,
        created_at: '2026-01-05T09:00:00.000Z',
        updated_at: '2026-01-05T09:00:00.000Z',
        version: 1,
      };
      const rows = [
        { ...row, id: newId(), name: 'ECG' },
        { ...row, id: newId(), name: 'ecg' },
      ];
      await refusing(db.insertInto('service').values(rows).execute(), taken);
    });

  test('is recognised by its name', async () => {
    await expect(twice()).rejects.toMatchObject({ code: 'SERVICE_NAME_TAKEN' });
  });

  test('is recognised where PostgreSQL alone knows who refers to a row', async () => {
    const client = new pg.Client(postgres.owner);
    await client.connect();
    onTestFinished(() => client.end());
    for (const action of ['no action', 'restrict']) {
      await client.query('begin');
      await client.query(`create temporary table kept (id integer primary key) on commit drop;
        create temporary table keeping (id integer references kept on delete ${action}) on commit drop;
        insert into kept values (1); insert into keeping values (1)`);
      const removal = refusingReferenced(
        client.query('delete from kept'),
        () => new AppError('APPOINTMENT_IN_USE'),
      );
      await expect(removal).rejects.toMatchObject({ code: 'APPOINTMENT_IN_USE' });
      await client.query('rollback');
    }
  });
});
