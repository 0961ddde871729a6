import type { OpenAPI } from '@orpc/openapi';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whyPeopleAlone } from '#kernel/access/machine-keys.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { describeApi } from './openapi.ts';
import { exampleOf } from './schema-example.ts';

describe('the OpenAPI document', () => {
  const opened = openTestSystem();
  const calls = [...opened.system.dispatcher.calls.values()].map((handled) => handled.call);
  let document: OpenAPI.Document;

  beforeAll(async () => {
    document = await describeApi(opened.system.dispatcher);
  });
  afterAll(() => opened.close());

  function operationOf(call: (typeof calls)[number]): OpenAPI.OperationObject {
    const method = call.method.toLowerCase() as 'get';
    return document.paths![call.path]![method]!;
  }

  test.each(calls)('$id has an id, security, refusals and an example', (call) => {
    const operation = operationOf(call);
    expect(operation.operationId).toBe(call.id);
    const schemes = whyPeopleAlone(call) === undefined ? 3 : 2;
    expect(operation.security).toHaveLength(call.access === 'public' ? 0 : schemes);
    const always = ['200', '400', '503'];
    const expected = call.access === 'public' ? always : [...always, '401'];
    expect(Object.keys(operation.responses!)).toEqual(expect.arrayContaining(expected));
    expect(operation.responses!['200']).toHaveProperty('content.application/json.example');
    expect(partsWithoutExample(operation)).toEqual([]);
  });

  test.each(calls)('the examples of $id are ones that it takes and gives', (call) => {
    const input = call.example?.input ?? exampleOf(call.input, 'input');
    const output = call.example?.output ?? exampleOf(call.output, 'output');
    expect(call.input.safeParse(input).error?.issues ?? []).toEqual([]);
    expect(call.output.safeParse(output).error?.issues ?? []).toEqual([]);
  });

  test('a linter finds nothing wrong with it', async () => {
    const problems = await lint(document);
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
  });

  test('what several calls take or give is described once, under a telling name', () => {
    const names = Object.keys(document.components!.schemas!);
    expect(names).toEqual(
      expect.arrayContaining(['Patient', 'Appointment', 'Invoice', 'LabOrder', 'Payment']),
    );
    const answer = operationOf(calls.find(({ id }) => id === 'patients.get')!).responses!['200'];
    expect(answer).toHaveProperty('content.application/json.schema.$ref', '#/components/schemas/Patient');
  });

  test('no two operations share an address', () => {
    const addresses = calls.map((call) => `${call.method} ${call.path.replace(/\{[^}]+\}/g, '{}')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

/** What is sent to an operation and shows no example; a first page is asked for without a cursor. */
function partsWithoutExample({ requestBody, parameters = [] }: OpenAPI.OperationObject): string[] {
  const media = requestBody && 'content' in requestBody ? requestBody.content['application/json'] : undefined;
  const names = parameters.flatMap((one) => ('name' in one && one.example === undefined ? [one.name] : []));
  return [...(media && media.example === undefined ? ['body'] : []), ...names].filter(
    (name) => name !== 'cursor',
  );
}

async function lint(document: OpenAPI.Document) {
  const config = await createConfig({
    extends: ['recommended-strict'],
    rules: { 'tag-description': 'off' },
  });
  return lintFromString({ source: JSON.stringify(document), config });
}
