// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { samplePassword } from '#areas/people/people.samples.ts';
import { CallError } from '#client/transport.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen, type Screen } from '#testing/screens/render-screen.tsx';
import { patientName } from '../../cases/case.words.ts';
import { aBookedCase } from '../../surgery.fixture.ts';
import { signConsent } from '../consent.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

/** A line in the pad with this name. */
function draw(page: Screen, name: RegExp | string): void {
  const pad = page.getByRole('img', { name });
  fireEvent.pointerDown(pad, { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(pad, { clientX: 60, clientY: 40 });
  fireEvent.pointerUp(pad);
}

async function handOver(page: Screen, language: string): Promise<void> {
  await page.user.click(await page.findByRole('button', { name: 'Sign on Screen' }));
  // The dialog is another one once its words are there.
  await page.findByLabelText('Language of the person who signs');
  const form = within(page.getByRole('dialog', { name: /^Consent of/ }));
  await page.user.selectOptions(form.getByLabelText('Language of the person who signs'), language);
  await page.user.click(form.getByRole('button', { name: 'Hand Device Over' }));
  expect(await form.findByText(/^Enter the risks\./)).toBeVisible();
  await page.user.type(form.getByLabelText(/^Risks for this patient/), 'Injury of the bowel');
  await page.user.click(form.getByRole('button', { name: 'Hand Device Over' }));
}

async function takeBack(page: Screen, password: string): Promise<void> {
  await page.user.click(page.getByRole('button', { name: /take the device back$/ }));
  const dialog = within(await page.findByRole('dialog', { name: 'Take the device back' }));
  await page.user.type(dialog.getByLabelText(/^Password/), password);
  await page.user.click(dialog.getByRole('button', { name: 'Take Back' }));
}

test('a handed device shows the consent alone until the password; patient, witness and surgeon sign', async () => {
  const hospital = await opened.aHospital();
  const { id } = await aBookedCase(await hospital.as('tenant_admin'));
  const page = await renderScreen(hospital, `/dashboard/surgery/cases/${id}`, { as: 'tenant_admin' });
  await handOver(page, 'English');

  expect(await page.findByRole('heading', { name: 'Consent to an operation' })).toBeVisible();
  expect(page.getByText('Injury of the bowel')).toBeVisible();
  expect(page.queryByRole('navigation')).toBeNull();
  expect(page.queryAllByRole('link')).toEqual([]);
  await page.user.click(page.getByRole('button', { name: 'Sign' }));
  expect(await page.findByText('Put your signature or mark in the field.')).toBeVisible();
  expect(page.getByText('Without this agreement there is no consent.')).toBeVisible();

  await page.user.click(page.getByRole('checkbox', { name: /^I agree to the operation/ }));
  await page.user.selectOptions(
    page.getByLabelText('How it is signed'),
    'Mark of finger or thumb, who cannot write',
  );
  draw(page, /^Signature(?! of)/);
  await page.user.type(page.getByLabelText(/^Name of the witness/), 'Salma Begum');
  await page.user.type(page.getByLabelText(/^Relation to the patient, or work/), 'Aunt');
  draw(page, /^Signature of the witness/);
  await page.user.click(page.getByRole('button', { name: 'Sign' }));
  expect(await page.findByRole('heading', { name: 'Thank you. Please give the device back.' })).toBeVisible();

  await takeBack(page, 'not the password');
  expect(await page.findByText('This is not your current password.')).toBeVisible();
  const dialog = within(page.getByRole('dialog', { name: 'Take the device back' }));
  await page.user.clear(dialog.getByLabelText(/^Password/));
  await page.user.type(dialog.getByLabelText(/^Password/), samplePassword);
  await page.user.click(dialog.getByRole('button', { name: 'Take Back' }));

  expect(await page.findByText('The surgeon has not signed yet. The operation cannot start.')).toBeVisible();
  await page.user.click(page.getByRole('button', { name: 'Sign as Surgeon' }));
  await page.findByRole('dialog', { name: /as the surgeon$/ });
  draw(page, /^Your signature/);
  await page.user.click(
    within(page.getByRole('dialog', { name: /as the surgeon$/ })).getByRole('button', {
      name: 'Sign as Surgeon',
    }),
  );
  expect(await page.findByText(/^Surgeon who explained the operation:/)).toBeVisible();

  await page.user.click(page.getByRole('button', { name: 'Withdraw Consent' }));
  const withdrawal = within(await page.findByRole('dialog', { name: /^Withdraw the consent/ }));
  await page.user.type(withdrawal.getByLabelText(/^Reason/), 'Another hospital');
  await page.user.click(withdrawal.getByRole('button', { name: 'Withdraw Consent' }));
  expect(await page.findByText(/Another hospital$/)).toBeVisible();
});

/** The words in Latin letters of the page that is handed over. */
function latinWords(page: Screen): string[] {
  return page.getByRole('main').textContent?.match(/[A-Za-z]{2,}/g) ?? [];
}

test('who reads Bengali finds every word of the page in it; what was given back unsigned stays prepared', async () => {
  const hospital = await opened.aHospital();
  const { id, surgeon, patient, procedureName } = await aBookedCase(await hospital.as('tenant_admin'));
  let isCut = true;
  const page = await renderScreen(hospital, `/dashboard/surgery/cases/${id}`, {
    as: 'tenant_admin',
    through: (transport) => ({
      listen: (listener, person) => transport.listen(listener, person),
      async send(call, input, options) {
        if (isCut && call === signConsent.id) throw new CallError('UNREACHABLE');
        return transport.send(call, input, options);
      },
    }),
  });
  await handOver(page, 'বাংলা');
  expect(await page.findByRole('heading', { name: 'অপারেশনের সম্মতিপত্র' })).toBeVisible();
  const sign = () => page.user.click(page.getByRole('button', { name: 'সই করুন' }));
  await sign();
  expect(await page.findByText('এই ঘরে সই করুন।')).toBeVisible();
  await page.user.click(page.getByRole('checkbox', { name: /^আমি এই অপারেশনে/ }));
  draw(page, /^সই/);
  await sign();
  expect(await page.findByText(/^সম্মতিপত্র সংরক্ষণ করা যায়নি/)).toBeVisible();
  expect(document.documentElement.lang).toBe('bn');
  // Names of people and of the operation, the language to choose, and what the surgeon wrote.
  const known = [surgeon!.name, procedureName!, patientName(patient), 'English', 'Injury of the bowel'];
  const names = new Set(known.flatMap((name) => name.match(/[A-Za-z]{2,}/g) ?? []));
  expect(latinWords(page).filter((word) => !names.has(word))).toEqual([]);

  isCut = false;
  await page.user.click(page.getByRole('button', { name: 'আমি এখন সই করছি না' }));
  expect(await page.findByRole('heading', { name: /^সই করা হয়নি।/ })).toBeVisible();

  await page.user.click(page.getByRole('button', { name: /যন্ত্রটি ফেরত নিন$/ }));
  const dialog = within(await page.findByRole('dialog', { name: 'যন্ত্রটি ফেরত নিন' }));
  await page.user.type(dialog.getByLabelText(/^পাসওয়ার্ড/), samplePassword);
  await page.user.click(dialog.getByRole('button', { name: 'ফেরত নিন' }));
  await page.user.click(await page.findByRole('button', { name: 'Sign on Screen' }));
  expect(await page.findByLabelText(/^Risks for this patient/)).toHaveValue('Injury of the bowel');
});
