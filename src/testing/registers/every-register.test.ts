import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getAuditEntry, listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import { type Caller, type Hospital, openTestSystem } from '../hospital.ts';
import { aStaffMember } from '../staff/staff.ts';
import { everyRegister } from './every-register.ts';
import type { StoredRecord } from './walked-register.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;
let neighbour: Hospital;

beforeAll(async () => {
  [hospital, neighbour] = [await opened.aHospital(), await opened.aHospital()];
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

const signedIn = new Map<string, Promise<Caller>>();

/** Somebody of a hospital who may do exactly this; the same person for the same permissions. */
function whoMay(at: Hospital, ...permissions: Permission[]): Promise<Caller> {
  const key = [at.slug, ...permissions].join(' ');
  const known = signedIn.get(key) ?? aStaffMember(opened, at, permissions).then(({ caller }) => caller);
  signedIn.set(key, known);
  return known;
}

let made = 0;
const next = () => (made += 1);

/** Operated by the platform, which no hospital's people call. */
const ofOperator = ['plans'];

test('every register of the program is here', () => {
  const files = globSync('areas/**/*.calls.ts', { cwd: join(import.meta.dirname, '../..') });
  const named = files.flatMap((file) => {
    const text = readFileSync(join(import.meta.dirname, '../..', file), 'utf8');
    return [...text.matchAll(/remoteRegister<[^(]*\('(\w+)'/g)].map(([, name]) => name!);
  });
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((name) => !(name in everyRegister) && !ofOperator.includes(name))).toEqual([]);
});

describe.each(Object.entries(everyRegister))('%s', (_, register) => {
  const { reads, writes, resource, called, topic, stored, change, once, retires } = register;
  const keeper = () => whoMay(hospital, reads, writes);

  test('an added one is in the list, and found by its words', async () => {
    const input = register.input(next());
    const caller = await keeper();
    const added = await register.create(caller, input);
    expect(added).toMatchObject({ ...stored(input), version: 1 });
    expect(await register.list(caller)).toContainEqual(whole(added));
    for (const field of register.findsBy) {
      const search = (input[field] as string).split(' ').toReversed().join(' ').toUpperCase();
      expect([field, await register.list(caller, { search })]).toEqual([field, [whole(added)]]);
    }
  });

  test('of two who change one version at once one does, and the other is told what is stored', async () => {
    const caller = await keeper();
    const added = await register.create(caller, register.input(next()));
    opened.clock.advance(1000);
    const { done: changed, refused } = await oneOf([1, 2].map(() => register.update(caller, added, change)));
    expect(changed).toEqual({ ...added, ...stored(change), ...follows(changed), version: 2 });
    expect(refused).toMatchObject([{ code: 'STALE', facts: { current: changed } }]);
    expect(await register.list(caller)).toContainEqual(whole(changed));
    await leave(caller, changed);
  });

  test('one that is taken out of use or deleted leaves the list; the trail holds what was done to it', async () => {
    const caller = await keeper();
    const input = register.input(next());
    const added = await heard(register.create(caller, input));
    const changed = await heard(register.update(caller, added, change));
    const gone = await heard(leave(caller, changed));
    const shown = async (asked: Readonly<Record<string, unknown>> | undefined) =>
      (await register.list(caller, asked)).filter(({ id }) => id === added.id);
    const isShownAlways = retires !== undefined && !retires.listedBy;
    expect(await shown(retires?.inUse)).toHaveLength(isShownAlways ? 1 : 0);
    expect(await shown(retires?.listedBy)).toEqual(gone ? [whole(gone)] : []);

    const { rows } = await admin.call(listAuditEntries, { resource, resourceId: added.id });
    const last = register.isDeleted ? 'DELETE' : 'UPDATE';
    expect(rows.map(({ action }) => action)).toEqual([last, 'UPDATE', 'CREATE']);
    expect(rows[0]!.recordName).toBe(called && changed[called]);
    const [update, creation] = await Promise.all(
      rows.slice(1).map(({ id }) => admin.call(getAuditEntry, { auditEntryId: id })),
    );
    expect(creation).toMatchObject({ oldValues: null, newValues: stored(input) });
    const differing = Object.entries(stored(change)).filter(([field, value]) => added[field] !== value);
    const fields = differing.map(([field]) => field);
    const without = ['version', ...Object.keys(follows(changed))];
    expect(omit(update!.oldValues, without)).toEqual(pick(added, fields));
    expect(omit(update!.newValues, without)).toEqual(Object.fromEntries(differing));
  });

  test.each(once ? [once] : [])(
    'no two have the same $field, also where two add one at once',
    async (one) => {
      const { field, refusal, isFree, isExact } = one;
      const caller = await keeper();
      const input = register.input(next());
      const { done: first, refused } = await oneOf([1, 2].map(() => register.create(caller, input)));
      expect(refused).toMatchObject([refusal]);
      const value = input[field] as string;
      const like = { ...register.input(next()), [field]: isExact ? value : value.toUpperCase() };
      const other = await register.create(caller, register.input(next()));
      const renames = register.changes.includes(field) ? [{ ...change, [field]: value }] : [];
      const attempts = [
        register.create(caller, like),
        ...renames.map((renamed) => register.update(caller, other, renamed)),
      ];
      await refuse(attempts, refusal);
      const gone = await leave(caller, first);
      const again = await register.create(caller, like).catch((error: unknown) => error);
      expect(again).toMatchObject(isFree ? { [field]: like[field] } : refusal);
      const back = retires && isFree ? [{ ...retires.by, ...inUse(retires.by) }] : [];
      const brought = back.map((shown) => register.update(caller, gone!, shown));
      await refuse(brought, refusal);
    },
  );

  test.each(Object.entries(register.refuses))('a wrong %s is refused at its field', async (field, values) => {
    const caller = await keeper();
    const known = await register.list(caller);
    for (const value of values) {
      const wrong = register.create(caller, { ...register.input(next()), [field]: value });
      const fields = await wrong.then(
        () => [`taken: ${JSON.stringify(value)}`],
        ({ code, facts }) => (code === 'INVALID_INPUT' ? Object.keys(facts.fields) : [code]),
      );
      expect(fields.map((name) => name.split('.')[0])).toContain(field);
    }
    expect(await register.list(caller)).toEqual(known);
  });

  test('who may only read them changes nothing, and who may not reads nothing', async () => {
    const added = await register.create(await keeper(), register.input(next()));
    const forbidden = { code: 'FORBIDDEN' };
    const stranger = await whoMay(hospital, 'reports.read');
    await expect(register.list(stranger)).rejects.toMatchObject(forbidden);
    const reader = reads === writes ? stranger : await whoMay(hospital, reads);
    const create = register.create(reader, register.input(next()));
    await refuse([create, ...changesOf(reader, added)], forbidden);
    expect(await register.list(reads === writes ? await keeper() : reader)).toContainEqual(whole(added));
  });

  test('another hospital neither sees nor changes them, and may have the same', async () => {
    const input = register.input(next());
    const added = await register.create(await keeper(), input);
    const other = await whoMay(neighbour, reads, writes);
    expect(await register.list(other)).not.toContainEqual(whole(added));
    await refuse(changesOf(other, added), { code: 'NOT_FOUND' });
    expect(await register.create(other, input)).toMatchObject(stored(input));
    expect(await register.list(await keeper())).toContainEqual(whole(added));
  });

  /** Waits for a change, which open screens are told of. */
  async function heard<T>(doing: Promise<T>): Promise<T> {
    const before = opened.announced.length;
    const done = await doing;
    expect(opened.announced.slice(before)).toContain(`${hospital.tenantId} ${topic}`);
    return done;
  }

  /** What a change has changed beside what it names. */
  function follows(changed: StoredRecord) {
    return pick(
      changed,
      ['updatedAt', ...register.follows].filter((field) => field in changed),
    );
  }

  function changesOf(caller: Caller, record: StoredRecord): Promise<unknown>[] {
    const removals = register.isDeleted ? [register.remove(caller, record)] : [];
    return [register.update(caller, record, change), ...removals];
  }

  /** Takes a record out of use, or deletes it where that cannot be. */
  async function leave(caller: Caller, record: StoredRecord): Promise<StoredRecord | undefined> {
    if (retires) return register.update(caller, record, retires.by);
    await register.remove(caller, record);
    return undefined;
  }
});

/** What came of attempts of which one alone can succeed. */
async function oneOf<T>(attempts: readonly Promise<T>[]): Promise<{ done: T; refused: unknown[] }> {
  const results = await Promise.allSettled(attempts);
  const done = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(done).toHaveLength(1);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  return { done: done[0]!, refused };
}

/** Each of the attempts is refused so; none is left unheard. */
async function refuse(attempts: readonly Promise<unknown>[], refusal: object): Promise<void> {
  await Promise.all(attempts.map((attempt) => expect(attempt).rejects.toMatchObject(refusal)));
}

/** What brings back what a change took out of use. */
function inUse(by: Readonly<Record<string, unknown>>) {
  return 'isActive' in by ? { isActive: true } : { status: 'active' };
}

/** A record with all that it has; a list may show more of it. */
function whole(record: StoredRecord): unknown {
  return expect.objectContaining(record);
}

function omit(values: unknown, fields: readonly string[]) {
  return Object.fromEntries(Object.entries(values as object).filter(([field]) => !fields.includes(field)));
}

function pick(values: Readonly<Record<string, unknown>>, fields: readonly string[]) {
  return Object.fromEntries(fields.map((field) => [field, values[field]]));
}
