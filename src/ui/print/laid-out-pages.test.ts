import { expect, test } from 'vitest';
import { renderDocument } from './render-document.tsx';

test('the runs of a line follow each other by their widths, Bengali and narrow spaces between them', async () => {
  const text = '1+1+1 · খাবারের পরে / after food, 4:15\u202fPM, ৳\u202f150';
  const { pages } = await renderDocument(
    {
      title: 'Letter',
      header: { organisation: 'City General', address: '', contact: '' },
      pageOf: [],
      blocks: [{ kind: 'paragraph', text }],
    },
    'a4',
  );
  const texts = pages.flatMap(({ marks }) => marks.filter((mark) => mark.kind === 'text'));
  const line = texts.filter(({ y }) => y === texts.find((mark) => mark.text.startsWith('1+1'))!.y);
  expect(line.length).toBeGreaterThan(3);
  expect(
    line
      .map(({ text: letters }) => letters)
      .join('')
      .normalize('NFC'),
  ).toBe(text.replaceAll('\u202f', '\u00a0').normalize('NFC'));
  for (const [place, { x, width }] of line.entries()) {
    expect(width).toBeGreaterThan(1);
    expect(line[place + 1]?.x ?? x + width).toBeCloseTo(x + width, 5);
  }
});
