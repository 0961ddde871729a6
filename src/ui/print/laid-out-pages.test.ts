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

test('a signature and the lines of a chart are on the page that is printed, inside of their frames', async () => {
  const { pages } = await renderDocument(
    {
      title: 'Letter',
      header: { organisation: 'City General', address: '', contact: '' },
      pageOf: [],
      blocks: [
        { kind: 'drawing', path: 'M0 0L600 200', width: 600, height: 200, caption: 'Rahima Begum' },
        {
          kind: 'chart',
          yMarks: [{ at: 0.5, text: '100' }],
          xMarks: [{ at: 0.5, text: '09:00' }],
          lines: [
            {
              label: 'Pulse',
              points: [
                { x: 0, y: 0 },
                { x: 1, y: 1 },
              ],
            },
          ],
        },
      ],
    },
    'a4',
  );
  const paths = pages[0]!.marks.filter((mark) => mark.kind === 'path');
  const signature = paths.find(({ path }) => path === 'M0 0L600 200');
  expect(signature).toMatchObject({ stroke: '#000000', hasRoundEnds: true });
  expect(600 * signature!.scaleX).toBeCloseTo((64 * 72) / 25.4, 1);
  // Two rulers, the line with its two ends, and the line of the legend.
  expect(paths).toHaveLength(1 + 2 + 3 + 1);
  for (const { x, y } of paths) {
    expect(x).toBeGreaterThan(40);
    expect(y).toBeLessThan(pages[0]!.height);
  }
});

test('a border on one side is a line on the printed page as well', async () => {
  const { pages } = await renderDocument(
    {
      title: 'Letter',
      header: { organisation: 'City General', address: '', contact: '' },
      pageOf: [],
      blocks: [
        {
          kind: 'grid',
          heads: [['09:00']],
          rows: [{ group: 'Pulse', label: '', points: null, cells: ['72'] }],
        },
      ],
    },
    'a4',
  );
  const boxes = pages[0]!.marks.filter((mark) => mark.kind === 'box');
  const upright = boxes.filter(({ width, height }) => width === 0.5 && height > 5);
  expect(upright.length).toBeGreaterThan(2);
});
