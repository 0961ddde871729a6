// @vitest-environment jsdom
import { within } from '@testing-library/dom';
import { afterAll, expect, test } from 'vitest';
import { samplePassword } from '#areas/people/people.samples.ts';
import { aReceipt, placeId } from '#areas/stock/stock.fixture.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aStaffMember } from '#testing/staff/staff.ts';
import { anInpatientOrder, dosesOf } from '../../doses.fixture.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('more than the dose needs asks for a reason and a second person as soon as it is typed', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { medicine, admission, lineId } = await anInpatientOrder(admin, { frequency: 'STAT', duration: '' });
  await aReceipt(admin, medicine.id, { placeId: await placeId(admin, 'pharmacy'), quantity: 20 });
  const { userId } = await aStaffMember(opened, hospital, ['mar.admin']);
  const page = await renderScreen(hospital, `/dashboard/nursing/mar?admissionId=${admission.id}`, {
    as: 'nurse',
  });
  const { user } = page;
  await user.click(await page.findByRole('button', { name: /^Administer/ }));
  const form = within(await page.findByRole('dialog', { name: `Administer ${medicine.name} 500 mg` }));
  expect(form.getByText('Taken from stock: 1 tablet')).toBeVisible();
  expect(form.queryByLabelText(/^Witness’s password/)).toBeNull();
  await user.type(form.getByLabelText(/^Quantity taken/), '2');
  await user.type(form.getByLabelText(/^Reason for taking more than the dose/), 'The first one fell');
  const witness = `Staff ${userId.slice(-6)}`;
  await form.findByRole('option', { name: witness });
  await user.selectOptions(form.getByRole('combobox', { name: /^Witness/ }), witness);
  await user.type(form.getByLabelText(/^Witness’s password/), samplePassword);
  for (const right of ['patient', 'medication', 'dose', 'route', 'time']) {
    await user.click(form.getByRole('checkbox', { name: `Right ${right}` }));
  }
  await user.click(form.getByRole('button', { name: 'Administer' }));
  expect(await page.findByText('More than the dose needs: The first one fell')).toBeVisible();
  const nurse = await hospital.as('nurse');
  expect(await dosesOf(nurse, admission.id, lineId)).toMatchObject([
    { takenQuantity: 2, quantityReason: 'The first one fell', witnessedByName: witness },
  ]);
});
