import { expect, test } from 'vitest';
import { z } from 'zod';
import { emailText, phoneText } from '#kernel/contact.ts';
import { boundedText, freeText, nameText, optionalText, requiredText } from '#kernel/text.ts';
import { fieldRule, withRulesOf } from './field-rule.ts';
import { optionalTypedMoney, typedMoney } from '../fields/typed-money.ts';
import { optionalWholeNumber } from '../fields/typed-whole-number.ts';

const line = z.strictObject({ note: freeText(300), packs: z.number().int().min(1) });
const schema = z.strictObject({
  name: requiredText(200),
  plain: nameText(60),
  bounded: boundedText(20),
  contactPerson: optionalText(100),
  phone: phoneText,
  email: emailText.meta({ example: 'a@b.example' }),
  code: z.string().max(12).nullable().default(null),
  trimmed: z.preprocess((typed) => typed, z.string().max(7)),
  either: z.union([z.literal(''), z.string().max(5).min(2)]),
  placeId: z.uuid(),
  dueOn: z.iso.date().nullish(),
  kind: z.enum(['ward', 'store']),
  isActive: z.boolean(),
  days: optionalWholeNumber({ min: 0, max: 365 }),
  level: z.number().nullable(),
  price: typedMoney('BDT'),
  discount: optionalTypedMoney('BDT'),
  tags: z.array(z.string().max(40)).min(1),
  place: z.strictObject({ room: requiredText(30) }).optional(),
  lines: z.array(line),
});

test.each([
  ['name', 200],
  ['plain', 60],
  ['bounded', 20],
  ['contactPerson', 100],
  ['phone', 40],
  ['email', 254],
  ['code', 12],
  ['trimmed', 7],
  ['either', 5],
  ['placeId', undefined],
  ['days', undefined],
  ['tags', undefined],
  ['place.room', 30],
  ['lines.0.note', 300],
  ['lines.3.packs', undefined],
  ['nowhere', undefined],
  ['name.of', undefined],
])('%s may have %s characters', (path, maxLength) => {
  expect(fieldRule(schema, path).maxLength).toBe(maxLength);
});

test('what must be typed is required, and what has a choice from the start is not', () => {
  const required = Object.keys(schema.shape).filter((name) => fieldRule(schema, name).isRequired);
  expect(required).toEqual(['name', 'placeId', 'price']);
  expect(fieldRule(schema, 'lines.0.packs').isRequired).toBe(true);
  expect(fieldRule(schema, 'lines.0.note').isRequired).toBe(false);
  expect(fieldRule(schema, 'place.room').isRequired).toBe(true);
});

test('a schema that is refined, or makes something else of its values, keeps the rules of its fields', () => {
  const refined = schema.refine(({ name }) => name !== 'x').transform(({ name }) => ({ title: name }));
  expect(fieldRule(refined, 'name')).toEqual({ isRequired: true, maxLength: 200 });
});

test('a schema that hands its values on to another has the fields of both', () => {
  const withReason = withRulesOf(
    z.looseObject({ reason: requiredText(500) }).transform((values) => schema.parse(values)),
    schema,
  );
  expect(fieldRule(withReason, 'reason').maxLength).toBe(500);
  expect(fieldRule(withReason, 'lines.0.note').maxLength).toBe(300);
});

test('a field of one of several kinds of entry has its rule', () => {
  const kinds = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('given') }),
    z.strictObject({ kind: z.literal('held'), reason: requiredText(500) }),
  ]);
  expect(fieldRule(kinds, 'reason')).toEqual({ isRequired: true, maxLength: 500 });
});

test('a text of one of several lengths has the longest, and none where one of them has no end', () => {
  const either = z.strictObject({
    ended: z.union([z.string().max(5), z.string().max(9)]),
    endless: z.union([z.string().max(5), z.string()]),
  });
  expect(fieldRule(either, 'ended').maxLength).toBe(9);
  expect(fieldRule(either, 'endless').maxLength).toBeUndefined();
});
