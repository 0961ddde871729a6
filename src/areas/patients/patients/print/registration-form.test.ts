import { expect, test } from 'vitest';
import { renderDocument } from '#ui/print/render-document.tsx';
import { wordsOn } from '#ui/print/testing/page-words.ts';
import { readPdf } from '#ui/print/testing/read-pdf.ts';
import { scanPage } from '#ui/print/testing/scan-page.ts';
import { registrationForm, type RegistrationFormProps } from './registration-form.document.ts';

const papers = ['a4', 'thermal'] as const;

function aForm(changes: Partial<RegistrationFormProps> = {}) {
  return registrationForm({
    header: { organisation: 'City General', address: '12 Hospital Road', contact: '+880 2 5555 0100' },
    patientNumber: 'P000042',
    fullName: 'Amina Rahman',
    dateOfBirth: '12 Mar 1984',
    age: '42 years',
    further: [{ label: 'National ID', value: '1984 2231 0042' }],
    gender: 'Female',
    phone: '+880 1711 000000',
    bloodType: 'O+',
    registrationDate: '20 Nov 2026',
    address: 'House 14, Road 7, Dhaka 1213',
    emergencyContact: { name: 'Karim Rahman', relationship: 'Husband', phone: '+880 1711 000001' },
    allergies: 'Penicillin',
    hasAllergies: true,
    insurance: { provider: 'Delta Health', policyNumber: 'DH-2231' },
    ...changes,
  });
}

test.each(papers)('a scanner reads the patient number off the %s PDF', async (paper) => {
  const { pdf } = await renderDocument(aForm(), paper);
  const pages = await readPdf(pdf);
  expect(pages.map((page) => scanPage(page.ink, page))).toEqual(['P000042']);
});

test.each(papers)('the %s form says everything about the patient', async (paper) => {
  const { pages } = await renderDocument(aForm(), paper);
  const words = wordsOn(pages);
  for (const expected of [
    'City General',
    '12 Hospital Road',
    '+880 2 5555 0100',
    'Full name Amina Rahman',
    'Patient ID P000042',
    'Date of birth 12 Mar 1984',
    'Age 42 years',
    'Gender Female',
    'Phone +880 1711 000000',
    'Blood type O+',
    'National ID 1984 2231 0042',
    'Registration date 20 Nov 2026',
    'Address House 14, Road 7, Dhaka 1213',
    'Name Karim Rahman Relationship Husband Phone +880 1711 000001',
    'Allergies Penicillin',
    'Provider Delta Health Policy number DH-2231',
    'I confirm that',
    'I consent to',
    'I have been told',
    'Signature of patient or guardian',
    'Signature of staff member',
    'generated electronically and is valid without signature',
  ]) {
    expect(words).toContain(expected);
  }
});

test('a form with nothing but a name fits one page and says what is known of allergies', async () => {
  const empty = { name: '', relationship: '', phone: '' };
  const form = aForm({
    allergies: 'None known',
    hasAllergies: false,
    address: '',
    bloodType: '',
    emergencyContact: empty,
  });
  const { pages } = await renderDocument(form, 'a4');
  expect(pages).toHaveLength(1);
  expect(wordsOn(pages)).toContain('Allergies None known');
  expect(wordsOn(pages)).toContain('Blood type —');
});

test('a Bengali name and a Latin one are printed in one line, letter for letter', async () => {
  const fullName = 'শ্রীমতী কৃষ্ণা চক্রবর্তী (Krishna Łuczak)';
  const { pages } = await renderDocument(aForm({ fullName }), 'a4');
  expect(wordsOn(pages)).toContain(fullName.normalize('NFC'));
});

test('letters without a font and empty lines do not stop a form', async () => {
  const { pages } = await renderDocument(aForm({ fullName: 'محمد 🙂 राम', address: 'A\n\nB' }), 'a4');
  expect(wordsOn(pages)).toContain('Patient ID P000042');
});

test('an address longer than a page goes on with the next, and every page is counted', async () => {
  const { pages, pdf } = await renderDocument(aForm({ address: 'a long way out '.repeat(1200) }), 'a4');
  expect(pages.length).toBeGreaterThan(1);
  expect(await readPdf(pdf)).toHaveLength(pages.length);
  expect(wordsOn(pages).match(/a long way out/g)).toHaveLength(1200);
  expect(wordsOn(pages)).toContain(`Page ${pages.length} of ${pages.length}`);
});
