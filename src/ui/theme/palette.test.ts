import { luminance } from '@mantine/core';
import { expect, test } from 'vitest';
import { palette } from './palette.ts';
import { filledShade } from './theme.ts';

// WCAG 2.2, success criterion 1.4.3: 4.5 for text, 1.4.11: 3 for the edges of controls.
function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(first, second) / Math.min(first, second);
}

const white = '#ffffff';
const tones = Object.entries(palette).filter(([name]) => name !== 'dark');

test.each(tones)('%s badges are legible on their tint in light and dark', (name, shades) => {
  expect(contrast(shades[9], shades[1])).toBeGreaterThanOrEqual(4.5);
  expect(contrast(shades[0], name === 'gray' ? palette.dark[5] : shades[9])).toBeGreaterThanOrEqual(4.5);
});

test.each(tones)('white is legible on filled %s', (_name, shades) => {
  expect(contrast(white, shades[filledShade])).toBeGreaterThanOrEqual(4.5);
});

test('dimmed, placeholder and error texts are legible on every surface', () => {
  const { gray, dark, red } = palette;
  for (const surface of [white, gray[0], gray[1]]) {
    expect(contrast(gray[7], surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(gray[6], surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(red[8], surface)).toBeGreaterThanOrEqual(4.5);
  }
  for (const surface of [dark[7], dark[6]]) {
    expect(contrast(dark[2], surface)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(red[4], surface)).toBeGreaterThanOrEqual(4.5);
  }
});

test('field edges and focus rings stand out from the page', () => {
  const { gray, dark, harbor } = palette;
  expect(contrast(gray[5], white)).toBeGreaterThanOrEqual(3);
  expect(contrast(dark[3], dark[6])).toBeGreaterThanOrEqual(3);
  expect(contrast(harbor[filledShade], white)).toBeGreaterThanOrEqual(3);
  expect(contrast(harbor[4], dark[7])).toBeGreaterThanOrEqual(3);
});
