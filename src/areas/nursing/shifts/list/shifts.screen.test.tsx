// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { recordVitalSigns } from '#areas/vitals/signs/vital-signs.contract.ts';
import { aSet } from '#areas/vitals/vitals.fixture.ts';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { giveHandover, prepareHandover } from '../../handover/handover.contract.ts';
import { aFullWard, anotherNurse, aShift } from '../../nursing-work.fixture.ts';
import { getShift } from '../shift.contract.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

test('a nurse starts a shift of their own; whom another nurse has cannot be taken', async () => {
  const hospital = await opened.aHospital();
  const { ward, admissions } = await aFullWard(await hospital.as('tenant_admin'), 2);
  const [theirs, free] = admissions.map(({ patient }) => `${patient.firstName} ${patient.lastName}`);
  const other = await anotherNurse(opened, hospital);
  await aShift(other.caller, { wardId: ward.id, admissionIds: [admissions[0]!.id] });
  const address = `/dashboard/nursing/shifts?wardId=${ward.id}`;
  const page = await renderScreen(hospital, address, { as: 'nurse' });
  await page.user.click(await page.findByText('Start Shift'));
  const form = within(await page.findByRole('dialog'));
  expect(await form.findByRole('checkbox', { name: new RegExp(`${theirs}: Staff`) })).toBeDisabled();
  await page.user.click(form.getByRole('checkbox', { name: `B-02 · ${free}: no nurse` }));
  await page.user.click(form.getByRole('button', { name: 'Start Shift' }));
  expect(await page.findByText('Shift of Sample nurse started')).toBeVisible();
  const figures = within(page.getByLabelText('Shifts in numbers'));
  const figure = (label: string) => figures.getByText(label).closest('dt')?.nextElementSibling?.textContent;
  const tiles = ['Active Shifts', 'Completed', 'Today', 'Patient Assignments'];
  await waitFor(() => expect(tiles.map(figure)).toEqual(['2', '0', '2', '2']));
  await page.user.click(page.getByText('Start Shift'));
  const again = within(await page.findByRole('dialog'));
  await page.user.click(again.getByRole('button', { name: 'Start Shift' }));
  expect(await again.findByText(/This nurse already has an active shift\./)).toBeVisible();
});

test('the nurse in charge shares the patients of a ward, and sees what nobody has accepted', async () => {
  const hospital = await opened.aHospital();
  const admin = await hospital.as('tenant_admin');
  const { ward, admissions } = await aFullWard(admin, 3);
  const patientId = admissions[0]!.patient.id;
  await admin.call(recordVitalSigns, aSet({ patientId, heartRate: 135, respiratoryRate: 26 }));
  const one = await anotherNurse(opened, hospital);
  const other = await anotherNurse(opened, hospital);
  const ids = admissions.map(({ id }) => id);
  const shift = await aShift(one.caller, { wardId: ward.id, admissionIds: ids });
  const next = await aShift(other.caller, { wardId: ward.id });
  const { rows } = await one.caller.call(prepareHandover, { shiftId: shift.id });
  await one.caller.call(giveHandover, {
    shiftId: shift.id,
    toNurseId: other.userId,
    patients: rows.map(({ assignmentId }) => ({ assignmentId })),
  });
  const address = `/dashboard/nursing/shifts?wardId=${ward.id}`;
  const page = await renderScreen(hospital, address, { as: 'tenant_admin' });
  expect(await page.findByText('Handovers not accepted yet')).toBeVisible();
  await page.user.click(page.getByText('Share evenly'));
  const dialog = within(await page.findByRole('dialog'));
  expect(await dialog.findByText(/: 2 patients, weight 10$/)).toBeVisible();
  await page.user.click(dialog.getByText('Assign them so'));
  expect(await page.findByText(/patients assigned$/)).toBeVisible();
  const had = await admin.call(getShift, { shiftId: shift.id });
  const has = await admin.call(getShift, { shiftId: next.id });
  expect([had.patients, has.patients].toSorted((few, more) => few - more)).toEqual([1, 2]);
});
