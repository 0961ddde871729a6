import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Answer,
  callOperation,
  type Operation,
  readOperations,
} from '#testing/inputs/api-operations.ts';
import { type Hospital, openTestSystem, type SampleRole, embeddedPostgres } from '#testing/hospital.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { fillWithMark } from '#testing/records/marked-hospital.ts';
import { inputWith, kindOf, ownIdFields, unknownIdFields } from '#testing/inputs/operation-input.ts';
import { databaseUrlOf, type ServerProcess, startServer } from '#testing/server-process.ts';
import { comparableAnswer } from '#testing/inputs/comparable-answer.ts';
import { validInput } from '#testing/inputs/valid-input.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

/** Stands in every text that the other hospital keeps. */
const mark = 'Quokkamark';

const roles: SampleRole[] = ['tenant_admin', 'doctor', 'nurse', 'receptionist'];
/** Refused whatever ids they are given; what they do is proven with the sessions. */
const endsSession = new Set(['sessions.signOut', 'sessions.signOutEverywhere']);
/** Take the name of the very hospital, or a file: no input made from the contract holds either. */
const needsMoreThanContract = new Set(['closing.ask', 'paymentProofs.addFile']);

let server: ServerProcess;
let operations: Operation[];
let own: Hospital;
let ownIds: KnownIds;
let foreign: Hospital;
let foreignIds: KnownIds;
let calls = 0;
const opened = openTestSystem(postgres);

beforeAll(async () => {
  foreign = await opened.aHospital();
  foreignIds = await fillWithMark(opened, foreign, mark);
  own = await opened.aHospital();
  ownIds = await fillWithMark(opened, own, 'Own');
  server = await startServer({
    DATABASE_URL: databaseUrlOf(postgres.server),
    // The staff of test hospitals are sample accounts; the samples themselves only fill an empty database.
    OPENWARD_SAMPLES: 'on',
  });
  operations = await readOperations(server.url);
});

afterAll(async () => {
  process.stdout.write(`Isolation: ${calls} calls of ${operations.length} operations.\n`);
  await server.end();
  await opened.close();
});

function call(
  operation: Operation,
  input: Readonly<Record<string, unknown>>,
  token: string | null,
): Promise<Answer> {
  calls += 1;
  return callOperation(server.url, operation, input, token);
}

function withoutId({ status, text }: Answer, id: string): Answer {
  return { status, text: comparableAnswer(text, id) };
}

test('every id of every operation is known to these tests', () => {
  expect(unknownIdFields(operations)).toEqual([]);
  expect(operations.length).toBeGreaterThan(20);
});

test('nobody signed out gets past any operation that is not public', async () => {
  for (const operation of operations.filter(({ access }) => access !== 'public')) {
    const input = validInput(operation.input, new Map()) as Record<string, unknown>;
    const answer = await call(operation, input, null);
    expect([operation.id, answer.status]).toEqual([operation.id, 401]);
    expect(answer.text).toContain('"code":"SIGNED_OUT"');
  }
});

describe.each(roles)('a %s of another hospital', (role) => {
  test('gets for a real id what an id that does not exist gets', async () => {
    const { token } = await own.as(role);
    for (const operation of operations) {
      for (const path of ownIdFields(operation)) {
        const kind = kindOf(operation, path);
        if (kind === undefined) continue;
        const real = foreignIds[kind];
        const nobodys = crypto.randomUUID();
        const expected = await call(operation, inputWith(operation, ownIds, { path, value: nobodys }), token);
        const found = await call(operation, inputWith(operation, ownIds, { path, value: real }), token);
        const at = `${operation.id} ${path.join('.')}`;
        expect([at, withoutId(found, real)]).toEqual([at, withoutId(expected, nobodys)]);
        expect([at, found.text.includes(mark)]).toEqual([at, false]);
        expect([at, found.status]).not.toEqual([at, 401]);
        // An input refused for its shape would prove nothing.
        expect([at, role === 'tenant_admin' && found.status === 400]).toEqual([at, false]);
      }
    }
  });

  test('reads nothing of it through lists, searches and cursors', async () => {
    const { token } = await own.as(role);
    const other = await foreign.as('tenant_admin');
    for (const operation of operations) {
      if (endsSession.has(operation.id) || operation.access === 'public') continue;
      // What the own people search for is in their own audit trail: they search for nearly all of the mark.
      const plain = inputWith(operation, ownIds, { path: ['search'], value: mark.slice(0, -1) });
      const { search: _search, ...withoutSearch } = plain;
      const names = Object.keys(operation.input.properties ?? {});
      const inputs = [names.includes('search') ? plain : withoutSearch];
      // To the operator's lists nobody of a hospital gets a cursor: both are refused.
      if (names.includes('cursor') && operation.access !== 'super_admin')
        inputs.push(await withForeignCursor(operation, other.token));
      for (const input of inputs) {
        const answer = await call(operation, input, token);
        expect([operation.id, answer.text.includes(mark)]).toEqual([operation.id, false]);
        const isOurFault = role === 'tenant_admin' && !needsMoreThanContract.has(operation.id);
        expect([operation.id, isOurFault && answer.status === 400]).toEqual([operation.id, false]);
      }
    }
  });
});

async function withForeignCursor(operation: Operation, token: string): Promise<Record<string, unknown>> {
  const read = (limit: number) => call(operation, { ...requiredOf(operation, foreignIds), limit }, token);
  const [first, whole] = [await read(1), await read(200)];
  const { nextCursor } = JSON.parse(first.text) as { nextCursor?: string };
  expect([operation.id, typeof nextCursor]).toEqual([operation.id, 'string']);
  expect([operation.id, whole.text.includes(mark)]).toEqual([operation.id, true]);
  return { ...requiredOf(operation, ownIds), limit: 50, cursor: nextCursor };
}

/** Only what a list cannot do without, such as whose rows it shows. */
function requiredOf(operation: Operation, ids: KnownIds): Record<string, unknown> {
  const input = Object.entries(inputWith(operation, ids));
  return Object.fromEntries(input.filter(([name]) => operation.input.required?.includes(name)));
}

test.each(roles)(
  'a %s is refused every call of the operator, with real ids of the platform',
  async (role) => {
    const { token } = await own.as(role);
    const ofOperator = operations.filter(({ access }) => access === 'super_admin');
    expect(ofOperator.length).toBeGreaterThan(10);
    for (const operation of ofOperator) {
      const answer = await call(operation, inputWith(operation, foreignIds), token);
      expect([operation.id, answer.status]).toEqual([operation.id, 403]);
      expect(answer.text).toContain('"code":"FORBIDDEN"');
    }
  },
);

test('the changes of one hospital are not announced in another', async () => {
  const { token } = await own.as('nurse');
  const stream = await fetch(`${server.url}/api/events`, { headers: { authorization: `Bearer ${token}` } });
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader();
  const createDoctor = operations.find(({ id }) => id === 'doctors.create')!;
  const markRead = operations.find(({ id }) => id === 'notifications.markRead')!;
  const doctor = await call(
    createDoctor,
    { name: mark, specialty: 'Any' },
    (await foreign.as('tenant_admin')).token,
  );
  expect(doctor.status).toBe(200);
  expect((await call(markRead, { ids: 'all' }, token)).status).toBe(200);
  const heard: string[] = [];
  while (!heard.some((line) => line.includes('notifications/'))) {
    const { value = '' } = await reader.read();
    heard.push(...value.split('\n').filter((line) => line.startsWith('data: {"topics"')));
  }
  await reader.cancel();
  // What the own people did just before may be told along with it.
  expect(heard.join('\n')).toMatch(/"notifications\/[0-9a-f-]{36}"/);
  expect(heard.join('\n')).not.toContain('doctors');
});
