import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import type { LaidOutPage, PageText } from '#ui/print/laid-out-pages.ts';
import type { PrintBlock, PrintDocument, PrintPaper, PrintTable } from '#ui/print/print-document.ts';
import { textSizes } from '#ui/print/print-sizes.ts';
import { renderDocument } from '#ui/print/render-document.tsx';
import { everyPaper } from './every-paper.ts';
import { type Extent, stretched } from './stretched.ts';

const extents: Record<string, Extent> = {
  short: { rows: 1, sentences: 0 },
  long: { rows: 9, sentences: 12 },
  'very long': { rows: 40, sentences: 90 },
};

const sources = join(import.meta.dirname, '../..');

test('every document of the program is here', () => {
  const files = globSync('areas/**/print/*document.ts', { cwd: sources }).filter((file) =>
    readFileSync(join(sources, file), 'utf8').includes('): PrintDocument {'),
  );
  expect(files.length).toBeGreaterThan(25);
  const named = files.map((file) => basename(file).replace(/(?:\.document)?\.ts$/, ''));
  expect(named.filter((name) => !(name in everyPaper))).toEqual([]);
});

/** What closes a document, or a table: never alone on a page. */
function closings(blocks: readonly PrintBlock[]): string[] {
  return blocks.flatMap((block): string[] => {
    switch (block.kind) {
      case 'section':
        return closings(block.blocks);
      case 'table':
        return [...(block.totals ?? []).map(({ label }) => label), ...closings(block.closing ?? [])];
      case 'signatures':
        return [...block.labels];
      case 'drawing':
      case 'qr':
        return [block.caption];
      default:
        return [];
    }
  });
}

function tablesOf(blocks: readonly PrintBlock[]): PrintTable[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'section') return tablesOf(block.blocks);
    return block.kind === 'table' ? [block] : [];
  });
}

interface Line {
  y: number;
  text: string;
  isHeading: boolean;
}

/** The lines of a page from its top down; the letters of a line may have several fonts. */
function linesOf(page: LaidOutPage): Line[] {
  const texts = page.marks.filter(
    (mark): mark is PageText => mark.kind === 'text' && mark.text.trim() !== '',
  );
  const lines = Map.groupBy(texts, ({ y, shift }) => (shift ? undefined : Math.round(y)));
  lines.delete(undefined);
  return [...lines.values()]
    .map((marks) => ({
      y: marks[0]!.y,
      text: marks.map(({ text }) => text).join(''),
      isHeading: marks.every(({ size, weight }) => size === textSizes.heading && weight === 600),
    }))
    .toSorted((one, other) => one.y - other.y);
}

function checkSheets(document: PrintDocument, written: readonly string[], pages: readonly LaidOutPage[]) {
  const closing = closings(document.blocks);
  const heads = tablesOf(document.blocks).map(({ columns, rows }) => ({
    head: columns.map(({ label }) => label).filter(Boolean),
    rows: new Set(rows.map(({ cells }) => /^R\d+;/.exec(cells[0] ?? '')?.[0])),
  }));
  const found: string[] = [];
  for (const [place, page] of pages.entries()) {
    const lines = linesOf(page);
    const whose = [...document.pageOf, `Page ${place + 1} of ${pages.length}`].filter(Boolean).join(' · ');
    const foot = lines.findIndex(({ text }) => text === whose);
    expect(foot, `the foot of page ${place + 1}`).toBe(lines.length - 1);
    const [content, last] = [lines.slice(0, foot), lines[foot]!];
    const own = content.filter(({ text }) => text !== document.footer);
    expect(last.y).toBeLessThan(page.height);
    for (const { y } of own) expect(y).toBeLessThan(last.y - 8);
    expect(own.at(-1)?.isHeading, `a heading ends page ${place + 1}: ${own.at(-1)?.text}`).toBe(false);
    const words = own.map(({ text }) => text).join('\n');
    const isOfTable = ({ text }: Line) =>
      heads.some(({ head }) => head.some((label) => text.includes(label)));
    const first = own.find((line) => !isOfTable(line));
    expect(closing, `what closes the document begins page ${place + 1}`).not.toContain(first?.text.trim());
    for (const { head, rows } of heads) {
      const isHere = [...words.matchAll(/R\d+;/g)].some(([row]) => rows.has(row));
      if (!isHere) continue;
      const flat = words.replaceAll(/\s+/g, '');
      for (const label of head)
        expect(flat, `the heads of page ${place + 1}`).toContain(label.replaceAll(/\s+/g, '').slice(0, 6));
    }
    found.push(...(words.match(/[RS]\d+;/g) ?? []));
    for (const mark of page.marks) {
      const right = 'width' in mark ? mark.x + mark.width : mark.x;
      expect(right).toBeLessThan(page.width + 1);
      expect(mark.x).toBeGreaterThan(-1);
    }
  }
  expect(found.toSorted()).toEqual([...written].toSorted());
}

const papers: readonly PrintPaper[] = ['a4', 'thermal'];

for (const [name, make] of Object.entries(everyPaper)) {
  test.each(Object.entries(extents))(
    `${name}, %s: nothing is lost, each page says whose it is, and nothing is alone on it`,
    async (_, extent) => {
      const { document, written } = stretched(make(), extent);
      for (const paper of papers) {
        const { pages, missing } = await renderDocument(document, paper);
        expect(missing).toEqual([]);
        if (paper === 'a4') checkSheets(document, written, pages);
        expect(pages.length === 1 || paper === 'a4').toBe(true);
      }
    },
  );
}
