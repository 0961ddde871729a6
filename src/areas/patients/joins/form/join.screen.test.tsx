// @vitest-environment jsdom
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anInvoice } from '#areas/billing/billing.fixture.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { aPatient } from '../../patients.fixture.ts';
import { getPatient, registerPatient } from '../../patients/patient.contract.ts';

describe('joining on the screen', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  const register = (part: Parameters<typeof aPatient>[0] = {}) =>
    admin.call(registerPatient, { ...aPatient(part), isAnotherPerson: true });

  test('two records are compared, one value of each chosen, joined with a reason, and taken apart again', async () => {
    const kept = await register({ phone: '+880 1711 000031' });
    const joined = await register({ phone: '+880 1711 000032', bloodType: 'O+' });
    const address = `/dashboard/patients/${kept.id}/join?with=${joined.id}`;
    const screen = await renderScreen(hospital, address, { as: 'tenant_admin' });
    const other = await screen.findByRole('radio', { name: `Phone: which value stands: ${joined.phone}` });
    expect(other).not.toBeChecked();
    // What the other record alone knows is proposed.
    expect(screen.getByRole('radio', { name: 'Blood type: which value stands: O+' })).toBeChecked();
    await screen.user.click(other);
    await screen.user.click(screen.getByRole('button', { name: 'Join records' }));
    const reason = screen.getByLabelText(/^How it is known/);
    expect(reason).toBeInvalid();
    await screen.user.click(reason);
    await screen.user.paste('The same national ID card');
    await screen.user.click(screen.getByRole('button', { name: 'Join records' }));
    expect(await screen.findByText(`Former number ${joined.patientNumber}`)).toBeVisible();
    expect(screen.address()).toBe(`/dashboard/patients/${kept.id}`);
    expect(await admin.call(getPatient, { patientId: kept.id })).toMatchObject({
      phone: joined.phone,
      bloodType: 'O+',
    });

    const undo = { name: `Undo the join of ${joined.patientNumber}` };
    await screen.user.click(screen.getByRole('button', undo));
    await screen.user.click(await screen.findByLabelText(/^Why the join is undone/));
    await screen.user.paste('Two sisters');
    await screen.user.click(screen.getByRole('button', { name: 'Undo the join' }));
    expect(await screen.findByText(/^Undone by .*: Two sisters$/)).toBeVisible();
    expect(await admin.call(getPatient, { patientId: joined.id })).toMatchObject({ id: joined.id });
  });

  test('what stands against it is said before anything is typed', async () => {
    const [kept, joined] = [await register(), await register()];
    await anInvoice(admin, { patientId: joined.id });
    const address = `/dashboard/patients/${kept.id}/join?with=${joined.id}`;
    const screen = await renderScreen(hospital, address, { as: 'tenant_admin' });
    expect(
      await screen.findByText(`${joined.patientNumber}: an invoice is a draft. It is sent or deleted first.`),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join records' })).toBeNull();
  });

  test('who may not join sees no way there', async () => {
    const kept = await register();
    const screen = await renderScreen(hospital, `/dashboard/patients/${kept.id}`, { as: 'receptionist' });
    await screen.findByRole('link', { name: 'Edit Patient' });
    expect(screen.queryByRole('link', { name: 'Join with another record' })).toBeNull();
  });
});
