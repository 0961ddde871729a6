import { expect, test } from 'vitest';
import type { PrintBlock } from '../../print-document.ts';
import { renderDocument } from '../../render-document.tsx';
import { wordsOn } from '../../testing/page-words.ts';
import { textOfPdf } from '../../testing/pdf-text.ts';

const header = { organisation: 'City General', address: '', contact: '' };

async function copied(text: string) {
  const blocks: PrintBlock[] = [{ kind: 'paragraph', text }];
  const { pdf, pages } = await renderDocument({ title: 'Letter', header, pageOf: [], blocks }, 'a4');
  const [page] = await textOfPdf(pdf);
  return {
    fromPdf: page?.replace('City General Letter ', '').replace(' Page 1 of 1', ''),
    onPages: wordsOn(pages),
  };
}

test.each([
  ['Latin', 'Łukasz Żółć, 10 mg → ½ tab. ≥ 3 days'],
  ['Vietnamese', 'Nguyễn Thị Hương'],
  ['Bengali', 'রোগীর নাম শ্রীমতী চক্রবর্তী, স্বাস্থ্য ভালো ও কি নিশ্চিত।'],
  ['Hindi', 'सीता देवी श्रीवास्तव की स्थिति में सुधार हुआ।'],
  ['Russian', 'Иван Петрович Щербаков'],
  ['Tamil', 'தமிழ்ச்செல்வி ராமசாமி நோயாளிக்கு'],
  ['Greek', 'Αλέξανδρος Παπαδόπουλος'],
  ['Arabic', 'محمد عبد الرحمن الأنصاري'],
])('who copies %s out of the PDF gets it in the order in which it is read', async (_, text) => {
  const { fromPdf, onPages } = await copied(text);
  expect(fromPdf).toBe(text.normalize('NFC'));
  expect(onPages).toContain(text.normalize('NFC'));
});

test('an Arabic name within an English line is copied with all its letters', async () => {
  const { fromPdf } = await copied('Patient محمد عبد الرحمن (42) was seen.');
  expect(fromPdf).toContain('محمد عبد الرحمن');
  expect(fromPdf).toContain('(42) was seen.');
});

test('Chinese and Japanese letters come from the files that have them, and a line may end between two of them', async () => {
  const text =
    '患者三天前开始出现胸痛，伴有呼吸困难和高血压（140/90 mmHg）。经治疗后病情好转。山田たろう、王小明。';
  const blocks: PrintBlock[] = [{ kind: 'paragraph', text: text.repeat(3) }];
  const { pdf, pages, missing } = await renderDocument({ title: 'Letter', header, pageOf: [], blocks }, 'a5');
  expect(missing).toEqual([]);
  const [copiedPage] = await textOfPdf(pdf);
  expect(copiedPage?.replaceAll(/\s/g, '')).toContain(text.repeat(3).replaceAll(/\s/g, ''));
  const texts = pages[0]!.marks.filter((mark) => mark.kind === 'text');
  expect(Math.max(...texts.map(({ x, width }) => x + width))).toBeLessThan(pages[0]!.width - 25);
  expect(texts.filter(({ text: letters }) => /^[，。）、]/.test(letters)).every(({ x }) => x > 40)).toBe(
    true,
  );
});

test('letters that no font draws are named, and the paper says what stands in their place', async () => {
  const blocks: PrintBlock[] = [{ kind: 'fields', fields: [{ label: 'Name', value: 'สมชาย' }] }];
  const { pages, missing } = await renderDocument({ title: 'Letter', header, pageOf: [], blocks }, 'a4');
  expect(missing).toEqual(['ส', 'ม', 'ช', 'า', 'ย']);
  expect(wordsOn(pages)).toContain('\ufffd stands for a letter that could not be printed.');
});
