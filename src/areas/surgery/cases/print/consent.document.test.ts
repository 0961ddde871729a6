import { expect, test } from 'vitest';
import { renderDocument } from '#ui/print/render-document.tsx';
import { getConsentPaper, getCaseConsents } from '../../consents/consent.contract.ts';
import { shippedWording } from '../../consents/wording/shipped-wording.ts';
import { consentDocument } from './consent.document.ts';

const words = {
  header: { organisation: 'City General', address: 'Dhaka', contact: '' },
  dateTime: (instant: string) => instant.slice(0, 16),
  now: '2026-03-03T09:05:00.000Z',
};
const paper = getConsentPaper.example!.output!;

test('the empty form is in the language of the patient, with room for risks and three signatures', () => {
  const { title, blocks, pageOf } = consentDocument({ paper, signed: null, language: 'bn' }, words);
  expect(title).toBe('অপারেশনের সম্মতিপত্র');
  expect(pageOf).toEqual(['Rahima Khatun', 'P000001', 'OR-000001', '2026-03-03T09:05']);
  expect(blocks).toContainEqual({ kind: 'paragraph', text: shippedWording.bn.explained });
  expect(blocks.find(({ kind }) => kind === 'signatures')).toMatchObject({
    labels: [expect.anything(), 'সাক্ষী', expect.anything()],
  });
  expect(blocks.find(({ kind }) => kind === 'box')).toMatchObject({ title: 'এই অপারেশনের ঝুঁকি' });
});

test('what was signed is printed in its own language, with every signature, each page named', async () => {
  const example = getCaseConsents.example!.output!.signed!;
  const strokes = [...example.strokes];
  const signed = {
    ...example,
    signatures: [
      {
        part: 'witness' as const,
        name: 'Salma Begum',
        relation: 'Aunt',
        signedAt: example.signedAt,
        strokes,
      },
    ],
  };
  const document = consentDocument({ paper, signed, language: 'bn' }, words);
  expect(document.title).toBe('Consent to an operation');
  const captions = document.blocks.flatMap((block) => (block.kind === 'drawing' ? [block.caption] : []));
  expect(captions).toEqual([
    'Rahima Khatun, The patient signed, 2026-03-03T09:00',
    'Witness: Salma Begum, Aunt, 2026-03-03T09:00',
  ]);
  // The surgeon has not signed yet: there is a line to sign on.
  expect(document.blocks).toContainEqual({
    kind: 'signatures',
    labels: ['Surgeon who explained the operation'],
  });
  const { pages } = await renderDocument(document, 'a4');
  expect(pages.length).toBeLessThanOrEqual(2);
});
