import { afterAll, beforeAll, expect, test } from 'vitest';
import { isAppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { describeApi } from '#hosts/dispatcher/openapi/openapi.ts';
import { type Operation, operationsOf } from '#testing/inputs/api-operations.ts';
import { aRequest, type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { hostileTexts } from '#testing/inputs/hostile-texts.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { fillWithMark } from '#testing/records/marked-hospital.ts';
import { inputWith } from '#testing/inputs/operation-input.ts';
import { textFieldsOf, withValue } from '#testing/inputs/valid-input.ts';

const opened = openTestSystem();
const { system } = opened;
const tally = { fields: 0, calls: 0, kept: 0, refused: 0 };
let operations: Operation[];
let hospital: Hospital;
let ids: KnownIds;

beforeAll(async () => {
  operations = operationsOf(await describeApi(system.dispatcher));
  hospital = await opened.aHospital();
  ids = await fillWithMark(opened, hospital, 'Before');
});

afterAll(async () => {
  process.stdout.write(
    `Hostile texts: ${hostileTexts.length} through ${tally.fields} text fields, ${tally.calls} calls: ` +
      `${tally.kept} kept as they were, ${tally.refused} refused.\n`,
  );
  await opened.close();
});

/** What a call answered, or the code it was refused with; anything else is a defect and fails the test. */
async function answerOf(operation: Operation, input: unknown, caller: Caller): Promise<unknown> {
  tally.calls += 1;
  try {
    // Each from another address: attempts to sign in are limited.
    const ipAddress = `10.0.${tally.calls >> 8}.${tally.calls & 255}`;
    const request = aRequest({ token: caller.token, idempotencyKey: newId(), ipAddress });
    return await system.dispatcher.run(operation.id, input, request);
  } catch (error) {
    if (!isAppError(error)) throw new Error(`${operation.id} failed`, { cause: error });
    tally.refused += 1;
    return undefined;
  }
}

/** The text as it is stored: without the space around it. */
function isKept(answer: unknown, text: string): boolean {
  const said = JSON.stringify(answer ?? null);
  return text.trim() !== '' && said.includes(JSON.stringify(text.trim()).slice(1, -1));
}

test('there are 200 hostile texts, no two alike', () => {
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
  expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
});

test(
  'no text field of any operation breaks on a hostile text, and what is kept is kept letter by letter',
  { timeout: 300_000 },
  async () => {
    const fields = operations.flatMap((operation) =>
      textFieldsOf(operation.input).map((path) => ({ operation, path })),
    );
    tally.fields = fields.length;
    let caller = await hospital.as('tenant_admin');
    for (const { operation, path } of fields) {
      caller = await hospital.as('tenant_admin');
      for (const text of hostileTexts) {
        const input = withValue(inputWith(operation, ids), path, text);
        const answer = await answerOf(operation, input, caller);
        if (isKept(answer, text)) tally.kept += 1;
      }
    }
    expect(tally.kept).toBeGreaterThan(hostileTexts.length);
    // Whatever was stored by now, every list and record still opens.
    for (const operation of operations.filter(({ kind, access }) => kind === 'read' && access !== 'public')) {
      const answer = await answerOf(operation, inputWith(operation, ids), caller);
      expect([operation.id, typeof answer]).toEqual([operation.id, 'object']);
    }
  },
);
