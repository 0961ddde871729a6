import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outdatedBackUps } from './daily-back-up.ts';
import { backUpName, backUpTime } from './make-back-up.ts';

const now = new Date('2026-11-23T03:00:00Z');
const dayMs = 86_400_000;

function daily(days: number): string[] {
  return Array.from({ length: days }, (_, day) => backUpName(new Date(now.getTime() - day * dayMs), false));
}

describe('which back-ups are kept', () => {
  test('seven days, five weeks and twelve months of a daily one', () => {
    const names = daily(800);
    const gone = new Set(outdatedBackUps(names, now));
    const left = names.filter((name) => !gone.has(name)).map((name) => name.slice(9, 19));
    expect(left).toEqual([
      ...['2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17'],
      ...['2026-11-15', '2026-11-08', '2026-11-01'],
      ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30'],
      ...['2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
    ]);
  });

  test('the newest is kept however old it is, and files of other names are not touched', () => {
    const old = backUpName(new Date('2020-01-01T00:00:00Z'), true);
    const older = backUpName(new Date('2019-01-01T00:00:00Z'), true);
    const names = ['notes.txt', older, old, 'openward-2019-01-01.tar.gz'];
    expect(outdatedBackUps(names, now)).toEqual([older]);
  });

  test('what is kept today from all that ever was, is what is kept when it is thinned out day by day', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500 }), { minLength: 1, maxLength: 60 }), (gaps) => {
        let at = Date.parse('2024-01-01T00:00:00Z');
        let folder: string[] = [];
        const ever: string[] = [];
        for (const hours of gaps) {
          at += (hours + 1) * 3_600_000;
          const name = backUpName(new Date(at), false);
          ever.push(name);
          const gone = new Set(outdatedBackUps([...folder, name], new Date(at)));
          folder = [...folder, name].filter((one) => !gone.has(one));
        }
        // Thinning out early may cost the last of a month or week that was not the last of its day, never more.
        expect(folder).toContain(ever.at(-1));
        const monthsOf = (names: string[]) => new Set(names.map((name) => name.slice(9, 16)));
        const gone = new Set(outdatedBackUps(ever, new Date(at)));
        expect(monthsOf(folder)).toEqual(monthsOf(ever.filter((name) => !gone.has(name))));
      }),
    );
  });
});

test('a name tells when it was made, to the second', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2020-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
      fc.boolean(),
      (at, isEncrypted) => {
        const second = new Date(Math.floor(at.getTime() / 1000) * 1000);
        expect(backUpTime(backUpName(at, isEncrypted))).toEqual(second);
      },
    ),
  );
});
