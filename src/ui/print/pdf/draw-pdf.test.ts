import { expect, test } from 'vitest';
import type { PrintBlock } from '../print-document.ts';
import { renderDocument } from '../render-document.tsx';
import { wordsOn } from '../testing/page-words.ts';
import { textOfPdf } from '../testing/pdf-text.ts';

const header = { organisation: 'City General', address: '', contact: '' };

async function copied(text: string) {
  const blocks: PrintBlock[] = [{ kind: 'paragraph', text }];
  const { pdf, pages } = await renderDocument({ title: 'Letter', header, pageOf: [], blocks }, 'a4');
  const [page] = await textOfPdf(pdf);
  return { fromPdf: page?.replace('City General Letter ', '').replace(' Page 1 of 1', ''), onPages: wordsOn(pages) };
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
