import { expect, test } from 'vitest';
import { z } from 'zod';
import { rowPlacesOf } from './row-places.ts';
import {
  concealRecords,
  concealRows,
  restrictedPatientsIn,
  rowPatient,
  withheld,
  withheldList,
} from './withheld.ts';

const stay = z.strictObject({
  patient: z.strictObject(rowPatient),
  reason: withheld(z.string()),
  steps: z.array(z.strictObject({ reason: withheld(z.string()), by: z.string() })),
});
const answer = z.strictObject({
  total: z.number(),
  reason: z.string(),
  rows: z.array(stay),
  first: z.union([stay, z.strictObject({ none: z.literal(true) })]).nullable(),
  byWard: z.record(z.string(), z.strictObject({ stays: z.array(stay).optional() })),
  beds: z.array(z.strictObject({ number: z.string(), notes: withheldList(z.string()) })),
  stored: z.unknown(),
});
const places = rowPlacesOf(answer);
const names = new Set(['reason', 'notes']);

function stayOf(id: string, isRestricted: boolean) {
  return {
    patient: { id, isRestricted },
    reason: `why ${id}`,
    steps: [{ reason: `step ${id}`, by: 'Rahim' }],
  };
}

const value = {
  total: 3,
  reason: 'of the list itself',
  rows: [stayOf('open', false), stayOf('closed', true), stayOf('mine', true)],
  first: stayOf('closed', true),
  byWard: { icu: { stays: [stayOf('closed', true)] }, none: {} },
  beds: [{ number: 'B-01', notes: ['window'] }],
  stored: { before: [stayOf('stored', true)] },
};

test('restricted patients are found wherever the schema of an answer can have rows', () => {
  expect(restrictedPatientsIn(value, places)).toEqual(new Set(['closed', 'mine', 'stored']));
  expect(restrictedPatientsIn(value, places)).toEqual(restrictedPatientsIn(value));
});

test('what is withheld is left out of closed rows, at any depth, and nowhere else', () => {
  const closed = new Set(['closed', 'stored']);
  const shown = concealRows(value, names, closed, places);
  const blankStay = (id: string) => ({
    patient: { id, isRestricted: true },
    reason: null,
    steps: [{ reason: null, by: 'Rahim' }],
  });
  expect(shown).toEqual({
    ...value,
    rows: [value.rows[0], blankStay('closed'), value.rows[2]],
    first: blankStay('closed'),
    byWard: { icu: { stays: [blankStay('closed')] }, none: {} },
    stored: { before: [blankStay('stored')] },
  });
  expect(shown).toEqual(concealRows(value, names, closed));
  expect(value.rows[1]!.reason).toBe('why closed');
});

test('a row of another patient inside of a closed one decides for itself', () => {
  const { patient, steps } = stayOf('closed', true);
  const twins = { patient, steps, reason: 'twins', twin: stayOf('open', true) };
  expect(concealRows(twins, names, new Set(['closed']))).toEqual({
    patient,
    steps: [{ reason: null, by: 'Rahim' }],
    reason: null,
    twin: stayOf('open', true),
  });
});

test('an answer that cannot hold rows is not looked through', () => {
  expect(rowPlacesOf(z.strictObject({ rows: z.array(z.strictObject({ id: z.uuid() })) }))).toBe('none');
  expect(rowPlacesOf(z.record(z.string(), z.union([z.string(), z.number()])))).toBe('none');
  expect(rowPlacesOf(z.unknown())).toBe('anywhere');
});

test('an object with the id of a closed record loses what is withheld, wherever its patient stands', () => {
  const row = (id: string) => ({ id, reason: `why ${id}`, steps: [{ reason: `step ${id}` }] });
  const shown = concealRecords(
    {
      patient: { id: 'open', isRestricted: false },
      rows: [row('mine'), row('closed')],
      bill: { order: { id: 'closed' }, reason: 'tests' },
    },
    names,
    new Set(['closed']),
  );
  expect(shown).toEqual({
    patient: { id: 'open', isRestricted: false },
    rows: [row('mine'), { id: 'closed', reason: null, steps: [{ reason: null }] }],
    bill: { order: { id: 'closed' }, reason: null },
  });
});

test('a part of a withheld field of another record is left out whole', () => {
  const lines = [{ lineId: 'mine' }, { lineId: 'closed' }];
  const given = { id: 'open', notes: lines, reason: { lineId: 'closed', dose: '1' } };
  expect(concealRecords(given, names, new Set(['closed']))).toEqual({
    ...{ id: 'open', notes: [{ lineId: 'mine' }], reason: null },
  });
});

test('a line with the id of a closed record in its key is left out', () => {
  const lines = [{ key: 'bed:mine:100' }, { key: 'lab:closed:0:100' }];
  expect(concealRecords({ id: 'open', notes: lines }, names, new Set(['closed']))).toEqual({
    ...{ id: 'open', notes: [{ key: 'bed:mine:100' }] },
  });
});

test('an answer without closed records is given back as it is', () => {
  expect(concealRecords(value, names, new Set(['elsewhere']))).toBe(value);
});
