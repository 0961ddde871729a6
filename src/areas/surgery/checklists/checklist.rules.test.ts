import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { completionPercentage, itemsOf, openItems, statusAfterTick } from './checklist.rules.ts';
import { checklistPhases, publishedChecklists, publishedNames } from './templates/published-checklists.ts';

const countsOf = (name: (typeof publishedNames)[number]) =>
  checklistPhases.map((phase) => {
    const items = publishedChecklists[name].items.filter((item) => item.phase === phase);
    return [items.length, items.filter(({ isRequired }) => isRequired).length];
  });

describe('published checklists', () => {
  test('the one of the specification has 19 items: 7 of 7, 4 of 5 and 5 of 7 required', () => {
    expect(publishedChecklists.openward.items).toHaveLength(19);
    expect(countsOf('openward')).toEqual([
      [7, 7],
      [5, 4],
      [7, 5],
    ]);
    const optional = publishedChecklists.openward.items.filter(({ isRequired }) => !isRequired);
    expect(optional.map(({ code }) => code)).toEqual(['imaging', 'specimen', 'equipment']);
    const texts = Object.fromEntries(
      publishedChecklists.openward.items.map(({ code, description }) => [code, description]),
    );
    expect(texts['antibiotic']).toContain('60 minutes');
    expect(texts['blood-loss-risk']).toContain('over 500 ml');
  });

  test("the WHO's own split is 7, 7 and 5", () => {
    expect(countsOf('who-2009').map(([all]) => all)).toEqual([7, 7, 5]);
  });

  test.each(publishedNames)('no code of %s comes twice', (name) => {
    const codes = publishedChecklists[name].items.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

const tickable = fc.record({
  phase: fc.constantFrom(...checklistPhases),
  isRequired: fc.boolean(),
  isCompleted: fc.boolean(),
});

describe('completion', () => {
  test('counts required items alone and is rounded', () => {
    const item = { phase: 'sign_in' as const, isRequired: true, isCompleted: true };
    const open = { ...item, isCompleted: false };
    expect(completionPercentage([item, open, open])).toBe(33);
    expect(completionPercentage([item, item, open])).toBe(67);
    expect(completionPercentage([item, { ...open, isRequired: false }])).toBe(100);
    expect(completionPercentage([open])).toBe(0);
  });

  test('a rounded 100 is not yet completed', () => {
    const item = { phase: 'sign_in' as const, isRequired: true, isCompleted: true };
    const items = [...Array.from({ length: 200 }, () => item), { ...item, isCompleted: false }];
    expect(completionPercentage(items)).toBe(100);
    expect(statusAfterTick(items)).toBe('in_progress');
  });

  test('nothing is open before a step exactly when its required items are ticked', () => {
    fc.assert(
      fc.property(fc.array(tickable), (items) => {
        const isDone = openItems(items, 'start').length + openItems(items, 'complete').length === 0;
        expect(isDone).toBe(statusAfterTick(items) === 'completed');
      }),
    );
  });

  test('Sign In and Time Out stand before the start, Sign Out before the end', () => {
    const items = checklistPhases.map((phase) => ({ phase, isRequired: true, isCompleted: false }));
    expect(openItems(items, 'start').map(({ phase }) => phase)).toEqual(['sign_in', 'time_out']);
    expect(openItems(items, 'complete').map(({ phase }) => phase)).toEqual(['sign_out']);
  });
});

test('no adaptation takes a required item away', () => {
  const added = fc.record({
    code: fc.uuid(),
    saidBy: fc.constant(null),
    phase: fc.constantFrom(...checklistPhases),
    description: fc.string({ minLength: 1 }),
    isRequired: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.constantFrom(...publishedNames),
      fc.array(added),
      fc.subarray(['imaging', 'specimen', 'equipment']),
      (name, addedItems, requiredToo) => {
        const items = itemsOf(publishedChecklists[name], { addedItems, requiredToo });
        const required = new Set(items.filter(({ isRequired }) => isRequired).map(({ code }) => code));
        for (const { code, isRequired } of publishedChecklists[name].items) {
          expect(required.has(code)).toBe(isRequired || requiredToo.includes(code));
        }
        const places = items.map(({ phase }) => checklistPhases.indexOf(phase));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      },
    ),
  );
});
