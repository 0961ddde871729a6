import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { framesOf, plainFrame, plainScreen, withoutPersonal } from './client-log.rules.ts';

const words = fc.constantFrom('Failed to read', 'rows is not iterable at', 'x', '', '(', ': ');

describe('what a log keeps of a text', () => {
  test('no number of six digits and more survives, however it is written', () => {
    const separators = fc.constantFrom('', ' ', '-', '/', '.', ' - ', ') ', '(');
    const digits = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), separators), {
      minLength: 6,
      maxLength: 20,
    });
    fc.assert(
      fc.property(words, digits, words, (before, written, after) => {
        const number = written.map(([digit, separator]) => `${digit}${separator}`).join('');
        const kept = withoutPersonal(`${before} ${number} ${after}`);
        expect(kept.replace(/\D/g, '').length).toBeLessThan(6);
      }),
    );
  });

  test('nothing in quotes survives, also when the quotation is not closed', () => {
    const names = fc.string({ unit: fc.constantFrom('q', 'Q', 'é', 'র', ' '), minLength: 3 });
    const marks = fc.constantFrom(['"', '"'], ['“', '”'], ['`', '`'], ["'", "'"], ['"', ''], ["'", '']);
    fc.assert(
      fc.property(words, names, marks, (before, name, [open, close]) => {
        const kept = withoutPersonal(`${before} ${open}Qqq${name}${close}`);
        expect(kept).not.toMatch(/qqq/i);
      }),
    );
  });

  test.each([
    [
      "Cannot read properties of undefined (reading 'rows')",
      'Cannot read properties of undefined (reading [text])',
    ],
    ["can't load rahima.khatun+1@mail.example", "can't load [e-mail]"],
    ['GET /rpc/patients/list?search=Rahima&x=1 failed', 'GET /rpc/patients/list failed'],
    ['record 01980000-0000-7000-8000-0000000000a1 is gone', 'record [id] is gone'],
    ['call +880 1711-000001 or ৮৮০১৭১১০০০০০১', 'call [number] or [number]'],
    ['born 1988-04-12, HTTP 500', 'born [number], HTTP 500'],
    [
      'Unexpected token R in JSON, "Rahima Khatun"... is not valid',
      'Unexpected token R in JSON, [text]... is not valid',
    ],
  ])('%s becomes %s', (text, kept) => {
    expect(withoutPersonal(text)).toBe(kept);
  });

  test('a screen is told without ids and search', () => {
    const path = '/dashboard/patients/01980000-0000-7000-8000-0000000000a1/edit?q=Rahima#x';
    expect(plainScreen(path)).toBe('/dashboard/patients/[id]/edit');
  });
});

describe('what a log keeps of a stack', () => {
  test('is function, file, line and column, in the words of every browser', () => {
    const chromium = `TypeError: Rahima is not iterable
    at PatientsScreen (https://hospital.example/assets/patients.screen-B7x.js?v=Rahima:1:2041)
    at async Promise.all (index 0)
    at https://hospital.example/assets/page.js:7:9`;
    expect(framesOf(chromium)).toEqual(['PatientsScreen patients.screen-B7x.js:1:2041', 'page.js:7:9']);
    const firefox =
      'PatientsScreen@https://hospital.example/assets/a.js:1:2\n@https://hospital.example/b.js:3:4';
    expect(framesOf(firefox)).toEqual(['PatientsScreen a.js:1:2', 'b.js:3:4']);
  });

  test('is nothing else: what is told passes the check of the server, and any other text does not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (stack) => {
        for (const frame of framesOf(stack)) expect(plainFrame(frame)).toBe(frame);
      }),
    );
    for (const text of ['Rahima Khatun', 'load("Rahima") a.js:1:2', 'a.js:1', 'x a.js:1:2 Rahima']) {
      expect(plainFrame(text)).toBeNull();
    }
  });
});
