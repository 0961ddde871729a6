import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInWeb } from '#areas/people/sign-in/sign-in.web.ts';
import { stopWeb } from '#areas/messages/stop.web.ts';
import { signupWeb } from '#areas/platform/signup.web.ts';
import { serverAreas } from '#hosts/system/areas.ts';
import { describeApi } from '#server/openapi/openapi.ts';
import { areas } from '#hosts/web/areas.ts';
import { openTestSystem } from '../hospital.ts';
import { type Operation, operationsOf } from '../inputs/api-operations.ts';
import { hostileFormTexts } from '../inputs/form-texts.ts';
import { unknownIdFields } from '../inputs/operation-input.ts';
import { fieldName, idFieldsOf, textFieldsOf } from '../inputs/valid-input.ts';
import type { KnownIds, KnownKind, MakeCall } from './area-fixture.ts';
import { fixtures, kindOfField, screenVisits } from './fixtures.ts';
import { fillWithMark } from './marked-hospital.ts';

const opened = openTestSystem();
let operations: Operation[];

beforeAll(async () => {
  operations = operationsOf(await describeApi(opened.system.dispatcher));
});
afterAll(() => opened.close());

test('every area with calls brings a fixture', () => {
  const named = fixtures.map(({ name }) => name);
  const forgotten = serverAreas
    .filter(({ name, calls }) => calls.length > 0 && !named.includes(name))
    .map(({ name }) => `Write src/areas/${name}/${name}.fixture.ts and add it to fixtures.ts.`);
  expect(forgotten).toEqual([]);
  expect(named.toSorted()).toEqual(serverAreas.map(({ name }) => name).toSorted());
});

test('every field of a call that can hold an id is explained by a fixture', () => {
  expect(unknownIdFields(operations)).toEqual([]);
});

test('a field that no fixture explains is named together with what to do', () => {
  const input = { properties: { palletId: { type: 'string', format: 'uuid' } } };
  const operation = { ...operations[0]!, id: 'pallets.move', input };
  expect(unknownIdFields([operation])).toEqual([
    "pallets.move: say in 'fields' of the area's .fixture.ts what kind of record 'palletId' names, " +
      "or 'pallets.move palletId' where the name means something else in other calls.",
  ]);
});

test('no fixture explains a field that no call has', () => {
  const existing = new Set(
    operations.flatMap(({ id, input }) =>
      idFieldsOf(input).flatMap((path) => [fieldName(path), `${id} ${fieldName(path)}`]),
    ),
  );
  expect([...kindOfField.keys()].filter((field) => !existing.has(field))).toEqual([]);
});

test('the fixtures make a record of every kind that a field can name', async () => {
  const ids = await fillWithMark(opened, await opened.aHospital(), 'Any');
  const kinds = [...kindOfField.values()].filter((kind): kind is KnownKind => kind !== 'not ours');
  expect(kinds.filter((kind) => !ids[kind]).map((kind) => `No fixture makes a ${kind}.`)).toEqual([]);
});

/** Areas that take texts, but none that an administrator could write. */
const withoutTexts = ['emergency-access', 'subscriptions', 'platform'];

test('every area whose calls take texts fills some of its own with texts', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const ids = {} as KnownIds;
  const forgotten: string[] = [];
  for (const { name, fillWithTexts } of fixtures) {
    const made: string[] = [];
    const call: MakeCall = (called, input) => {
      made.push(called.id);
      return admin.call(called, input);
    };
    Object.assign(ids, await fillWithTexts(call, hostileFormTexts, ids));
    const takeTexts = writesWithTexts(name);
    if (takeTexts.length > 0 && !takeTexts.some((id) => made.includes(id))) forgotten.push(name);
  }
  expect(forgotten).toEqual(withoutTexts);
});

/** The writes of an area that take texts from somebody signed in. */
function writesWithTexts(name: string): string[] {
  const calls = serverAreas.find((area) => area.name === name)!.calls.map(({ call }) => call.id);
  const writes = operations.filter(({ kind, access }) => kind === 'write' && access !== 'public');
  return writes.flatMap(({ id, input }) =>
    calls.includes(id) && textFieldsOf(input).length > 0 ? [id] : [],
  );
}

test('every screen is in the fixture of its area', () => {
  const registered = [
    { ...signInWeb, name: 'people' },
    { ...signupWeb, name: 'platform' },
    { ...stopWeb, name: 'messages' },
    ...areas,
  ];
  const forgotten = registered.flatMap(({ name, routes = [] }) =>
    routes
      .filter(({ path }) => !fixtures.some((fixture) => fixture.name === name && fixture.screens[path]))
      .map(({ path }) => `${name}.fixture.ts: say in 'screens' what heading ${path} has`),
  );
  expect(forgotten).toEqual([]);
  const paths: string[] = registered.flatMap(({ routes = [] }) => routes.map(({ path }) => path));
  expect([...screenVisits.keys()].filter((path) => !paths.includes(path))).toEqual([]);
});

test('every id in the address of a screen behind the sign-in is one that a fixture knows', () => {
  const visits = [...screenVisits].filter(([path]) => path.startsWith('/dashboard'));
  const addresses = visits.flatMap(([path, { looks = [] }]) => [path, ...looks]);
  const names = addresses.flatMap((address) =>
    [...address.matchAll(/\$(\w+)/g)].map(([, name = '']) => name),
  );
  expect(names.filter((name) => !kindOfField.has(name))).toEqual([]);
});
