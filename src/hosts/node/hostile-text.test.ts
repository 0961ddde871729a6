import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppError, isAppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { describeApi } from '#hosts/dispatcher/openapi/openapi.ts';
import { type Operation, operationsOf } from '#testing/inputs/api-operations.ts';
import { aRequest, type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { hostileTexts } from '#testing/inputs/hostile-texts.ts';
import type { KnownIds } from '#testing/records/area-fixture.ts';
import { fillWithMark } from '#testing/records/marked-hospital.ts';
import { inputWith } from '#testing/inputs/operation-input.ts';
import { type FieldPath, textFieldsOf, withValue } from '#testing/inputs/valid-input.ts';

const opened = openTestSystem();
const { system } = opened;
const tally = { fields: 0, calls: 0, kept: 0, refused: 0 };
let operations: Operation[];
let hospital: Hospital;
let ids: KnownIds;
let caller: Caller;
/** By operation, how it last refused an input without a hostile text; empty where it did not. */
const refusals = new Map<string, string>();

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

/** What a call answered, or how it was refused; anything else is a defect and fails the test. */
async function outcomeOf(operation: Operation, input: unknown): Promise<{ answer: unknown } | AppError> {
  tally.calls += 1;
  try {
    // Each from another address: attempts to sign in are limited.
    const ipAddress = `10.0.${tally.calls >> 8}.${tally.calls & 255}`;
    const request = aRequest({ token: caller.token, idempotencyKey: newId(), ipAddress });
    return { answer: await system.dispatcher.run(operation.id, input, request) };
  } catch (error) {
    if (!isAppError(error)) throw new Error(`${operation.id} failed`, { cause: error });
    tally.refused += 1;
    return error;
  }
}

/** How often the text stands in an answer as it is stored: without the space around it. */
function timesKept(answer: unknown, text: string): number {
  if (text.trim() === '') return 0;
  return JSON.stringify(answer ?? null).split(JSON.stringify(text.trim()).slice(1, -1)).length - 1;
}

/** How the operation refuses what is in no way hostile; by now perhaps because of what earlier texts changed. */
async function plainRefusal(operation: Operation): Promise<string> {
  const outcome = await outcomeOf(operation, inputWith(operation, ids));
  return isAppError(outcome) ? described(outcome) : '';
}

function described({ code, facts }: AppError): string {
  return JSON.stringify([code, facts['fields']]);
}

/**
 * Puts a text into all of these fields at once. The fields that refuse it are left as they were and the others tried
 * again, until the call is done or refused for what the text has nothing to do with.
 */
async function tryText(operation: Operation, paths: readonly FieldPath[], text: string): Promise<void> {
  const input = paths.reduce<unknown>((rest, path) => withValue(rest, path, text), inputWith(operation, ids));
  const outcome = await outcomeOf(operation, input);
  if (!isAppError(outcome)) {
    tally.kept += Math.min(timesKept(outcome.answer, text), paths.length);
    return;
  }
  const named = Object.keys(outcome.facts['fields'] ?? {});
  const others = paths.filter((path) => !named.includes(path.join('.')));
  if (others.length === 0) return;
  if (others.length < paths.length) return tryText(operation, others, text);
  const how = described(outcome);
  if (paths.length === 1 || how === refusals.get(operation.id)) return;
  refusals.set(operation.id, await plainRefusal(operation));
  if (how === refusals.get(operation.id)) return;
  // One of them got the whole call refused.
  for (const path of paths) await tryText(operation, [path], text);
}

test('there are 200 hostile texts, no two alike', () => {
  expect(new Set(hostileTexts).size).toBe(hostileTexts.length);
  expect(hostileTexts.length).toBeGreaterThanOrEqual(200);
});

test(
  'no text field of any operation breaks on a hostile text, and what is kept is kept letter by letter',
  { timeout: 300_000 },
  async () => {
    for (const operation of operations) {
      const paths = textFieldsOf(operation.input);
      tally.fields += paths.length;
      // What an earlier operation did may have ended the session.
      if (paths.length > 0) caller = await hospital.as('tenant_admin');
      if (paths.length > 0) for (const text of hostileTexts) await tryText(operation, paths, text);
    }
    expect(tally.kept).toBeGreaterThan(hostileTexts.length);
    // Whatever was stored by now, every list and record still opens.
    for (const operation of operations.filter(({ kind, access }) => kind === 'read' && access !== 'public')) {
      const outcome = await outcomeOf(operation, inputWith(operation, ids));
      expect([operation.id, isAppError(outcome) ? outcome.code : typeof outcome.answer]).toEqual([
        operation.id,
        'object',
      ]);
    }
  },
);
