import { DEFAULT_THEME, type MantineColorsTuple } from '@mantine/core';

const stock = DEFAULT_THEME.colors;

// Shades 7 to 9 carry text: the stock ones are too pale to reach contrast AA on their own tints.
function deepened(
  pale: MantineColorsTuple,
  seventh: string,
  eighth: string,
  ninth: string,
): MantineColorsTuple {
  return [pale[0], pale[1], pale[2], pale[3], pale[4], pale[5], pale[6], seventh, eighth, ninth];
}

/** The colours of the program: a calm blue-green, cool grays, and tones that stay legible in both schemes. */
export const palette = {
  harbor: [
    '#eaf6f8',
    '#d5ecf0',
    '#abd9e1',
    '#7fc4d0',
    '#59b1c0',
    '#3c9cad',
    '#2a8799',
    '#1c7283',
    '#115e6d',
    '#0a4652',
  ],
  gray: [
    '#f6f8fa',
    '#eef2f5',
    '#e2e8ed',
    '#d2dae1',
    '#b8c3cd',
    '#818f9c',
    '#5f6e7c',
    '#485663',
    '#323e4a',
    '#1f2933',
  ],
  dark: [
    '#dbe2e9',
    '#bac5d0',
    '#9aa8b6',
    '#73828f',
    '#4a5866',
    '#384452',
    '#28333f',
    '#1a232d',
    '#141b23',
    '#0e141b',
  ],
  red: deepened(stock.red, '#d03030', '#b52528', '#8f1d22'),
  orange: deepened(stock.orange, '#c05207', '#a34506', '#7d3406'),
  yellow: deepened(stock.yellow, '#a37200', '#825a00', '#644500'),
  green: deepened(stock.green, '#2d8144', '#236a37', '#194f29'),
  teal: deepened(stock.teal, '#0b8263', '#076b52', '#06503e'),
  blue: deepened(stock.blue, '#1f6cbf', '#1a5aa0', '#14457c'),
  violet: deepened(stock.violet, '#6a45d0', '#5a38b8', '#452a8f'),
} satisfies Record<string, MantineColorsTuple>;
