import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineIssues, readIssue } from './issue.ts';
import { requiredText } from './text.ts';
import './value.issues.ts';

const issue = defineIssues('issue-test', { tooHigh: 'Enter at most {{max}}.', closed: 'This closed' });

function issuesOf(schema: z.ZodType, input: unknown) {
  const { error } = schema.safeParse(input);
  return error?.issues.map(({ message }) => readIssue(message));
}

test('an issue is read back with its code and its facts', () => {
  expect(readIssue(issue('closed'))).toEqual({ code: 'issue-test.closed' });
  expect(readIssue(issue('tooHigh', { max: 5 }))).toEqual({ code: 'issue-test.tooHigh', facts: { max: 5 } });
});

test('a sentence is no issue', () => {
  expect(readIssue('Enter a price.')).toBeUndefined();
  expect(readIssue('')).toBeUndefined();
});

test.each<[string, z.ZodType, unknown, object]>([
  ['a missing field', z.string(), undefined, { code: 'value.missing' }],
  ['an empty required text', requiredText(5), ' ', { code: 'value.missing' }],
  ['a text that is too long', requiredText(5), 'abcdef', { code: 'value.tooLong', facts: { max: 5 } }],
  ['no number', z.number(), 'x', { code: 'value.notANumber' }],
  ['a broken number', z.number().int(), 1.5, { code: 'value.notWhole' }],
  ['too small', z.number().min(0), -1, { code: 'value.tooSmall', facts: { min: 0 } }],
  ['too large', z.number().max(9), 10, { code: 'value.tooLarge', facts: { max: 9 } }],
  ['none of the words', z.enum(['a', 'b']), 'c', { code: 'value.chooseOne' }],
  ['no id', z.uuid(), 'c', { code: 'value.notAnId' }],
  ['an empty date', z.iso.date(), '', { code: 'value.missing' }],
  ['no date', z.iso.date(), '2026-02-30', { code: 'value.notADate' }],
  ['an unknown field', z.strictObject({}), { x: 1 }, { code: 'value.unknownField', facts: { names: 'x' } }],
  ['another type', z.boolean(), 'x', { code: 'value.wrongType', facts: { expected: 'boolean' } }],
  ['an empty list', z.array(z.string()).min(1), [], { code: 'value.missing' }],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], { code: 'value.tooMany', facts: { max: 1 } }],
])('%s is an issue with a code, without a sentence', (_name, schema, input, expected) => {
  expect(issuesOf(schema, input)).toEqual([expected]);
});
