import { describe, expect, test } from 'vitest';
import { findHeadingLine } from './heading-line.ts';

const knows = (heading: string) => ['name', 'price', 'category'].includes(heading.toLowerCase());

function lineOf(rows: readonly (readonly string[])[], known = knows): number {
  return findHeadingLine(
    rows.map((cells, at) => ({ line: at + 1, cells: [...cells] })),
    known,
  );
}

describe('where the headings are', () => {
  test.each([
    [
      1,
      [
        ['Name', 'Price'],
        ['X-ray', '450'],
      ],
    ],
    [
      4,
      [
        ['City General'],
        ['Price list 2026'],
        ['As of', '1 March'],
        ['Name', 'Category', 'Price'],
        ['X-ray', 'Imaging', '450'],
      ],
    ],
    [
      3,
      [
        ['City General', '', ''],
        ['', '', '২০২৬'],
        ['সেবা', 'বিভাগ', 'দাম'],
        ['এক্স-রে', 'ইমেজিং', '৪৫০'],
      ],
    ],
    [
      0,
      [
        ['X-ray', 'Imaging', '450'],
        ['ECG', 'Cardiology', '300'],
      ],
    ],
    [
      0,
      [
        ['X-ray', 'Tk 450'],
        ['ECG', 'Tk. 300'],
      ],
    ],
    [
      1,
      [
        ['What', 'How much'],
        ['X-ray', '450'],
      ],
    ],
    [1, [['Name'], ['X-ray'], ['ECG']]],
  ])('row %d', (line, rows) => expect(lineOf(rows)).toBe(line));
});
