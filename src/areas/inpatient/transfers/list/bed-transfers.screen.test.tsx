// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { CallError } from '#client/transport.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { chooseInRow } from '#testing/screens/row-menu.ts';
import { listBeds } from '../../beds/bed.contract.ts';
import { anAdmission, aTransfer, aWardWithBeds } from '../../inpatient.fixture.ts';
import { listBedTransfers } from '../bed-transfer.contract.ts';

// Lists of choices open in a layer that jsdom does not lay out.
const isAnywhere = { hidden: true };
const opened = openTestSystem();
afterAll(() => opened.close());

test('a transfer is requested for a patient in a bed, approved and completed', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { ward, beds } = await aWardWithBeds(admin, { beds: 2 });
  const { patient } = await anAdmission(admin, { bedId: beds[0]!.id });
  const page = await renderScreen(hospital, '/dashboard/bed-transfers', { as: 'tenant_admin' });
  const { user } = page;
  expect(await page.findByRole('heading', { name: 'Bed Transfers', level: 1 })).toBeVisible();
  await user.click(await page.findByRole('button', { name: 'Request Transfer' }));
  const dialog = await page.findByRole('dialog', { name: 'Request Transfer' });
  const send = () => user.click(within(dialog).getByRole('button', { name: 'Request Transfer' }));
  await send();
  expect(await page.findByText('Choose the patient.')).toBeVisible();
  expect(page.getByText('Enter why the patient is moved.')).toBeVisible();
  await user.click(page.getByRole('combobox', { name: 'Patient' }));
  await user.click(
    await page.findByRole('option', { name: new RegExp(patient.patientNumber), ...isAnywhere }),
  );
  expect(page.getByRole('textbox', { name: 'From Bed' })).toHaveValue(`B-01, ${ward.name}`);
  await user.click(page.getByRole('combobox', { name: 'To Bed' }));
  await user.click(
    await page.findByRole('option', { name: new RegExp(`${ward.name} · B-02`), ...isAnywhere }),
  );
  await user.type(page.getByRole('textbox', { name: 'Reason' }), 'Needs oxygen');
  await send();
  expect(await page.findByText('Transfer to bed B-02 requested')).toBeVisible();
  expect(dialog).not.toBeInTheDocument();
  const name = `${patient.firstName} ${patient.lastName}`;
  await user.click((await page.findAllByRole('button', { name: `Approve: ${name}` }))[0]!);
  await user.click(await page.findByRole('button', { name: 'Approve' }));
  await user.click((await page.findAllByRole('button', { name: `Complete: ${name}` }))[0]!);
  await user.click(await page.findByRole('button', { name: 'Complete' }));
  expect(await page.findByText(`${name} moved to bed B-02`)).toBeVisible();
  const { rows } = await admin.call(listBeds, { wardId: ward.id });
  expect(rows.map(({ status }) => status)).toEqual(['available', 'occupied']);
});

test('a transfer is rejected with a reason; the list shows the open ones alone', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { patient } = await aTransfer(admin);
  const page = await renderScreen(hospital, '/dashboard/bed-transfers?status=open', { as: 'tenant_admin' });
  const { user } = page;
  const name = `${patient.firstName} ${patient.lastName}`;
  await chooseInRow(new RegExp(`^Withdraw: ${name}`));
  await user.type(await page.findByRole('textbox', { name: 'Reason' }), 'Kept for an emergency');
  await user.click(page.getByRole('button', { name: 'Withdraw' }));
  expect(await page.findByText('No transfers found')).toBeVisible();
});

test('a failed list is told and can be tried again', async () => {
  const hospital = await opened.aHospital();
  const { patient } = await aTransfer(await hospital.as('tenant_admin'));
  let isLost = true;
  const page = await renderScreen(hospital, '/dashboard/bed-transfers', {
    as: 'tenant_admin',
    through: (transport) => ({
      listen: (listener, person) => transport.listen(listener, person),
      send: (id, input, options) =>
        isLost && id === listBedTransfers.id
          ? Promise.reject(new CallError('INTERNAL'))
          : transport.send(id, input, options),
    }),
  });
  expect(await page.findByText('Failed to load bed transfers')).toBeVisible();
  isLost = false;
  await page.user.click(page.getByRole('button', { name: /again|retry/i }));
  expect((await page.findAllByText(`${patient.firstName} ${patient.lastName}`))[0]).toBeVisible();
});

test('who places nobody has no page of transfers', async () => {
  const hospital = await opened.aHospital();
  const page = await renderScreen(hospital, '/dashboard/bed-transfers', { as: 'nurse' });
  expect(await page.findByRole('heading', { name: 'Access Restricted' })).toBeVisible();
});
