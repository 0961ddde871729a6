// @vitest-environment jsdom
import { fireEvent, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aBookedCase } from '../../surgery.fixture.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('a consent is drawn on the screen, withdrawn with a reason, and signed again by keyboard', async () => {
  const hospital = await opened.aHospital();
  const { id } = await aBookedCase(await hospital.as('tenant_admin'));
  const page = await renderScreen(hospital, `/dashboard/surgery/cases/${id}`, { as: 'tenant_admin' });
  const open = async () => {
    await page.user.click(await page.findByRole('button', { name: 'Sign on Screen' }));
    return within(await page.findByRole('dialog', { name: /^Consent of/ }));
  };
  const first = await open();
  await page.user.click(first.getByRole('button', { name: 'Sign' }));
  expect(await first.findByText('Sign in the field.')).toBeVisible();
  expect(first.getByText('Without this there is no consent.')).toBeVisible();
  await page.user.click(first.getByRole('checkbox', { name: /^I agree to the operation/ }));
  const pad = first.getByRole('img', { name: /^Signature/ });
  fireEvent.pointerDown(pad, { button: 0, clientX: 10, clientY: 10 });
  fireEvent.pointerMove(pad, { clientX: 60, clientY: 40 });
  fireEvent.pointerUp(pad);
  await page.user.click(first.getByRole('button', { name: 'Sign' }));
  expect(await page.findByRole('img', { name: /^Signature of/ })).toBeVisible();
  await page.user.click(page.getByRole('button', { name: 'Withdraw Consent' }));
  const withdrawal = within(await page.findByRole('dialog', { name: /^Withdraw the consent/ }));
  await page.user.type(withdrawal.getByLabelText(/^Reason/), 'Another hospital');
  await page.user.click(withdrawal.getByRole('button', { name: 'Withdraw Consent' }));
  expect(await page.findByText(/Another hospital$/)).toBeVisible();
  const second = await open();
  await page.user.click(second.getByRole('checkbox', { name: /^I agree to the operation/ }));
  await page.user.selectOptions(second.getByLabelText(/^How it is signed/), 'typed');
  const name = second.getByLabelText<HTMLInputElement>(/^Name of who signs/).value;
  await page.user.type(second.getByLabelText(/^Name as signature/), name);
  await page.user.click(second.getByRole('checkbox', { name: 'This typed name is my signature.' }));
  await page.user.click(second.getByRole('button', { name: 'Sign' }));
  expect(await page.findByText(`Signed by typing the name ${name}`)).toBeVisible();
});
