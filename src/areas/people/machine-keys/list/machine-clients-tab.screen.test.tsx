// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPatients } from '#areas/patients/patients/patient.contract.ts';
import { aRequest, type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';
import { codeAt, setUpSecondFactor } from '#testing/staff/second-factor.ts';

const address = '/dashboard/settings?tab=machine-clients';

describe('machine clients in the settings', () => {
  const opened = openTestSystem();
  let hospital: Hospital;
  let admin: Caller;
  let secret: string;

  beforeAll(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  function readsWith(machineKey: string): Promise<string> {
    return opened.system.dispatcher.run(listPatients.id, {}, aRequest({ machineKey })).then(
      () => 'in',
      (error: { code: string }) => error.code,
    );
  }

  async function fillIn(screen: Awaited<ReturnType<typeof renderScreen>>, code: string) {
    await screen.user.click(await screen.findByRole('button', { name: 'New key' }));
    const form = within(await screen.findByRole('dialog', { name: 'New key for a program' }));
    await screen.user.type(form.getByLabelText(/Program name/), 'Lab bridge');
    await screen.user.click(form.getByRole('checkbox', { name: /View Patients/ }));
    await screen.user.type(form.getByLabelText(/Code from your authenticator app/), code);
    await screen.user.click(form.getByRole('button', { name: 'Make the key' }));
    return form;
  }

  test('who has no second factor is told to set one up first', async () => {
    const screen = await renderScreen(hospital, address, { as: admin });
    await fillIn(screen, '123456');
    expect(await screen.findByText(/Set up two-factor sign-in for your own account first/)).toBeVisible();
  });

  test('a key is shown once, works, is listed with its last use, and opens nothing once it is revoked', async () => {
    ({ secret } = await setUpSecondFactor(admin, opened.clock));
    const screen = await renderScreen(hospital, address, { as: admin });
    await fillIn(screen, codeAt(secret, opened.clock.now()));
    const shown = within(await screen.findByRole('dialog', { name: 'Key of Lab bridge' }));
    const { value: key } = shown.getByLabelText<HTMLInputElement>('Key');
    expect(key).toMatch(/^owk_/);
    await screen.user.click(shown.getByRole('button', { name: 'Done' }));
    const row = await screen.findByRole('row', { name: /Lab bridge/ });
    expect(row).toHaveTextContent('Works');
    expect(row).toHaveTextContent('View Patients');
    expect(row).toHaveTextContent('Never');
    expect(screen.queryByDisplayValue(key)).toBeNull();
    expect(await readsWith(key)).toBe('in');
    await screen.user.click(within(row).getByRole('button', { name: /^Revoke/ }));
    const question = await screen.findByRole('alertdialog');
    await screen.user.click(within(question).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Key of Lab bridge revoked')).toBeVisible();
    expect(await readsWith(key)).toBe('SIGNED_OUT');
    expect(await screen.findByRole('row', { name: /Lab bridge.*Revoked/ })).toBeVisible();
  });
});
