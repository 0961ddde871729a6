import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { restrictPatient } from '#areas/patients/restrictions/restriction.contract.ts';
import type { Call } from '#kernel/define-call.ts';
import type { Addendum, ErrorMark } from '#kernel/papers/paper-parts.contract.ts';
import { type Caller, openTestSystem } from '../hospital.ts';
import { aStaffMember } from '../staff/staff.ts';
import { type SignedPaper, signedPapers } from './signed-papers.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

/** What the walk looks at of any paper. */
interface Shown {
  id: string;
  version: number;
  status?: string;
  patient: { id: string };
  addenda: Addendum[];
  enteredInError: ErrorMark;
}

const reason = 'Of the neighbour';
const inError = { code: 'WRONG_STATE', facts: { status: 'entered-in-error' } };

/** A paper as the answer of a call holds it, alone or beside others. */
function paperOf(answer: unknown): Shown {
  const { note, marked } = answer as { note?: Shown; marked?: Shown };
  return note ?? marked ?? (answer as Shown);
}

/** The calls of a paper by their verbs, as somebody makes them. */
function callsOf({ contract, id, fields = {} }: SignedPaper) {
  const calls = new Map<string, Call & { input: { shape: object } }>();
  for (const one of Object.values(contract) as Partial<Call & { input: { shape: object } }>[]) {
    if (typeof one?.id === 'string' && one.input) calls.set(one.id.split('.')[1]!, one as never);
  }
  const send = (verb: string, input: object) => (caller: Caller) =>
    caller.call<Call>(calls.get(verb)!, input);
  const of = (verb: string, { id: paperId }: { id: string }, input: object = {}) =>
    send(verb, { [id]: paperId, ...input });
  const steps = [...calls].filter(
    ([, { input, kind }]) => kind === 'write' && id in input.shape && 'version' in input.shape,
  );
  /** Every write of a version that was seen. */
  const stepsOf = (paper: Shown) =>
    steps.map(([verb, { input }]) => {
      const own = Object.entries(fields).filter(([name]) => name in input.shape);
      return of(verb, paper, { version: paper.version, ...Object.fromEntries(own) });
    });
  const add = (paper: Shown, body = 'Said later') => of('addAddendum', paper, { reason: 'Forgotten', body });
  const mark = (paper: Shown) => of(calls.has('mark') ? 'mark' : 'markInError', paper, { reason });
  return {
    has: (verb: string) => calls.has(verb),
    filters: (name: string) => name in (calls.get('list')?.input.shape ?? {}),
    get: (paper: Shown) => async (caller: Caller) => paperOf(await of('get', paper)(caller)),
    print: (paper: Shown) => of('recordPrint', paper, { output: 'print' }),
    add,
    mark,
    update: (paper: Shown) => of('update', paper, { version: paper.version, ...fields }),
    list: (filter: object = {}) => send('list', filter) as (caller: Caller) => Promise<{ rows: Shown[] }>,
    count: send('count', {}) as (caller: Caller) => Promise<Record<string, number>>,
    steps: stepsOf,
    /** Every write that a marked paper refuses. */
    corrections: (paper: Shown) => [
      mark(paper),
      ...(calls.has('addAddendum') ? [add(paper)] : []),
      ...stepsOf(paper),
    ],
    /** What a mark leaves as it is. */
    asBefore({ version: _version, ...paper }: Shown): object {
      return { ...paper, ...('updatedAt' in paper && { updatedAt: expect.any(String) }) };
    },
  };
}

/** A paper with its calls, and the people of a hospital who write it, read it, and do neither. */
function walkOf(paper: SignedPaper) {
  const calls = callsOf(paper);
  async function meet() {
    const hospital = await opened.aHospital();
    const admin = await hospital.as('tenant_admin');
    const theirs = [...paper.reads, ...paper.writes];
    const one = await aStaffMember(opened, hospital, theirs);
    const two = await aStaffMember(opened, hospital, theirs);
    const { caller: reader } = await aStaffMember(opened, hospital, paper.reads);
    const hands = { opened, admin, writer: one, other: two };
    const written = async () => calls.get((await paper.sign(hands)) as Shown)(two.caller);
    return {
      ...{ hospital, admin, reader, writer: one.caller, other: two.caller },
      draft: async () => calls.get((await paper.begin!(hands)) as Shown)(one.caller),
      /** One that a test may change. */
      written,
      /** One for all tests that leave it as it is. */
      kept: once(written),
      /** The same of one that was marked, with the moment of its mark. */
      marked: once(async () => {
        const before = await written();
        const at = opened.clock.now().toISOString();
        return { before, at, after: paperOf(await calls.mark(before)(two.caller)) };
      }),
    };
  }
  return { ...paper, calls, people: once(meet) };
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => (made ??= make());
}

const every = Object.entries(signedPapers).map(([name, paper]) => [name, walkOf(paper)] as const);
const drafted = every.filter(([, { begin }]) => begin);
const steplessOnceSigned = every.filter(([, { signedCode }]) => signedCode !== false);
const addedTo = every.filter(([, { calls }]) => calls.has('addAddendum'));
const narrowed = every.filter(([, { calls }]) => calls.filters('status'));
const counted = every.filter(([, { calls }]) => calls.has('count'));

test.each(drafted)(
  '%s: a draft is changed by who saw its newest version, and takes no addendum',
  async (_, walk) => {
    const { calls } = walk;
    const { writer, draft } = await walk.people();
    const begun = await draft();
    expect(paperOf(await calls.update(begun)(writer))).toMatchObject({ version: begun.version + 1 });
    await expect(calls.update(begun)(writer)).rejects.toMatchObject({
      code: 'STALE',
      facts: { current: { version: begun.version + 1 } },
    });
    await expect(calls.add(begun)(writer)).rejects.toMatchObject({
      code: 'WRONG_STATE',
      facts: { status: begun.status },
    });
  },
);

test.each(steplessOnceSigned)('%s: signed takes no step any more', async (_, walk) => {
  const { calls, signedCode = 'WRONG_STATE' } = walk;
  const { writer, other, kept } = await walk.people();
  const one = await kept();
  for (const step of calls.steps(one)) await expect(step(writer)).rejects.toMatchObject({ code: signedCode });
  expect(await calls.get(one)(other)).toEqual(one);
});

test.each(addedTo)(
  '%s: signed is added to by who writes such papers, and stays as it is',
  async (_, walk) => {
    const { calls } = walk;
    const { admin, reader, writer, other, written } = await walk.people();
    const one = await written();
    const at = opened.clock.now().toISOString();
    await calls.add(one)(writer);
    opened.clock.advance(60_000);
    const twice = paperOf(await calls.add(one, 'And more')(other));
    const said = {
      id: expect.any(String),
      reason: 'Forgotten',
      addedByName: expect.stringMatching(/^Staff /),
    };
    expect(twice).toEqual({
      ...one,
      addenda: [
        { ...said, body: 'Said later', addedAt: at },
        { ...said, body: 'And more', addedAt: opened.clock.now().toISOString() },
      ],
    });
    expect(await calls.get(one)(reader)).toMatchObject({ addenda: twice.addenda });
    expect(await actionsOf(admin, walk.resource, one)).toContain('AMEND');
  },
);

test.each(every)(
  '%s: what was signed, added and marked stays in the database, by any path',
  async (_, walk) => {
    const { hospital, marked } = await walk.people();
    await marked();
    for (const table of walk.addedTo) {
      for (const statement of [`update ${table} set tenant_id = tenant_id`, `delete from ${table}`]) {
        const change = opened.database.inTenant(hospital.tenantId, 'write', (db) =>
          sql.raw(`${statement} where tenant_id = '${hospital.tenantId}'`).execute(db),
        );
        await expect(change).rejects.toThrow('permission denied');
      }
    }
  },
);

test.each(every)(
  '%s: entered in error stays readable with the reason, and takes nothing more',
  async (_, walk) => {
    const { calls } = walk;
    const { reader, writer, marked } = await walk.people();
    const { before, at, after } = await marked();
    expect(after).toMatchObject({
      ...calls.asBefore(before),
      enteredInError: { reason, byName: expect.any(String), at },
    });
    expect(await calls.get(before)(reader)).toEqual(after);
    for (const attempt of calls.corrections(after))
      await expect(attempt(writer)).rejects.toMatchObject(inError);
    await calls.print(before)(reader);
  },
);

test.each(every)('%s: entered in error is listed as that', async (_, walk) => {
  const { reader, marked } = await walk.people();
  const { after } = await marked();
  expect((await walk.calls.list()(reader)).rows).toContainEqual(
    expect.objectContaining({ id: after.id, enteredInError: after.enteredInError }),
  );
});

test.each(narrowed)('%s: entered in error is found by that, and not by its status', async (_, walk) => {
  const { reader, marked } = await walk.people();
  const { after } = await marked();
  const idsOf = async (status: string | undefined) =>
    (await walk.calls.list({ status })(reader)).rows.map(({ id }) => id);
  expect(await idsOf('entered-in-error')).toContain(after.id);
  expect(await idsOf(after.status ?? 'valid')).not.toContain(after.id);
});

test.each(counted)(
  '%s: entered in error is counted as that, and no longer by its status',
  async (_, walk) => {
    const { reader, writer, written } = await walk.people();
    const one = await written();
    const before = await walk.calls.count(reader);
    await walk.calls.mark(one)(writer);
    const after = await walk.calls.count(reader);
    expect(after['enteredInError']).toBe(before['enteredInError']! + 1);
    expect(after[one.status!]).toBe(before[one.status!]! - 1);
  },
);

test.each(every)('%s: two marks at once are one', async (_, walk) => {
  const { writer, other, written } = await walk.people();
  const one = await written();
  const both = await Promise.allSettled([writer, other].map((caller) => walk.calls.mark(one)(caller)));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(both).toContainEqual({ status: 'rejected', reason: expect.objectContaining(inError) });
});

test.each(every)('%s: reading, printing and marking are in the audit trail', async (_, walk) => {
  const { admin, reader, marked } = await walk.people();
  const { after } = await marked();
  await walk.calls.print(after)(reader);
  const actions = await actionsOf(admin, walk.resource, after);
  expect(actions).toEqual(expect.arrayContaining(['VIEW', 'ENTERED_IN_ERROR', 'PRINT']));
});

test.each(every)(
  '%s: who reads writes none, others do neither, another hospital finds none',
  async (_, walk) => {
    const { calls } = walk;
    const { hospital, reader, other, kept } = await walk.people();
    const one = await kept();
    const outsider = (await aStaffMember(opened, hospital, ['patients.read'])).caller;
    const stranger = await (await opened.aHospital()).as('tenant_admin');
    const reads = [calls.get(one), calls.print(one)];
    const writes = calls.corrections(one);
    for (const [caller, attempts, code] of [
      [reader, writes, 'FORBIDDEN'],
      [outsider, [...reads, ...writes, calls.list()], 'FORBIDDEN'],
      [stranger, [...reads, ...writes], 'NOT_FOUND'],
    ] as const) {
      for (const attempt of attempts) await expect(attempt(caller)).rejects.toMatchObject({ code });
    }
    for (const read of reads) await read(reader);
    expect((await calls.list()(stranger)).rows).toEqual([]);
    expect(await calls.get(one)(other)).toEqual(one);
  },
);

test.each(addedTo)('%s: of a restricted patient what it says is for those who write', async (_, walk) => {
  const { calls } = walk;
  const { admin, reader, writer, other, written } = await walk.people();
  const one = await written();
  await calls.add(one)(writer);
  await calls.mark(one)(writer);
  await admin.call(restrictPatient, { patientId: one.patient.id, version: 1 });
  const [closed, content] = 'content' in one ? [{ content: null }, { content: one.content }] : [{}, {}];
  expect(await calls.get(one)(reader)).toMatchObject({
    ...closed,
    addenda: [],
    enteredInError: { reason: null },
  });
  expect(await calls.get(one)(other)).toMatchObject({
    ...content,
    addenda: [{ body: 'Said later' }],
    enteredInError: { reason },
  });
});

/** What the audit trail says was done to a paper. */
async function actionsOf(admin: Caller, resource: string, { id }: Shown): Promise<string[]> {
  const { rows } = await admin.call(listAuditEntries, { resource, limit: 200 });
  return rows.filter(({ resourceId }) => resourceId === id).map(({ action }) => action);
}
