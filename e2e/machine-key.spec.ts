// areas: people, settings, audit, patients
import { expect, type Page } from '@playwright/test';
import { samplePassword } from '#areas/people/people.samples.ts';
import { codeAt } from '#testing/staff/second-factor.ts';
import { aMark, fill, openMenu, press, row, test, touch } from './journeys/ways.ts';

const appName = 'Code from your authenticator app';

/** Sets two-factor sign-in up on the own profile; returns the secret that the app would scan. */
async function setUpSecondFactor(page: Page): Promise<string> {
  await touch(page.getByRole('banner').getByRole('button', { name: /Salma Colleague/ }));
  await touch(page.getByRole('menuitem', { name: 'My profile' }));
  await press(page, 'Set up');
  const steps = page.getByRole('dialog', { name: /^Set up/ });
  await steps.getByLabel('Your password').fill(samplePassword);
  await press(steps, 'Continue');
  const typed = await steps.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  const secret = typed.replaceAll(' ', '');
  await steps.getByLabel('Code shown in the app').fill(codeAt(secret, new Date()));
  await press(steps, 'Turn on');
  await press(steps, 'I have kept them');
  return secret;
}

test('a key is made by mouse and shown once, its work bears its name, and revoked it is refused', async ({
  at,
  colleague,
  playwright,
  host,
}) => {
  const name = `Bridge ${aMark()}`;
  const lastName = aMark();
  const administrator = await at(await colleague('Administrator'));
  const secret = await setUpSecondFactor(administrator);

  await openMenu(administrator, 'Settings');
  await press(administrator, 'Machine clients');
  await press(administrator, 'New key');
  const form = administrator.getByRole('dialog', { name: 'New key for a program' });
  await fill(form, { 'Program name': name });
  for (const scope of [/View Patients/, /Manage Patients/]) {
    await touch(form.getByRole('checkbox', { name: scope }));
  }
  // The code of now was used up by the set-up; the next one is right a little early.
  await fill(form, { [appName]: codeAt(secret, new Date(Date.now() + 30_000)) });
  await press(form, 'Make the key');
  const shown = administrator.getByRole('dialog', { name: `Key of ${name}` });
  const key = await shown.getByRole('textbox', { name: 'Key' }).inputValue();
  await press(shown, 'Done');
  await expect(row(administrator, name)).toContainText('Works');
  await administrator.reload();
  await expect(row(administrator, name)).toContainText('Never');
  expect(await administrator.content()).not.toContain(key);

  const program = await playwright.request.newContext({
    baseURL: host.url,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  const registering = () =>
    program.post('/api/patients', {
      data: { firstName: 'Amina', lastName, dateOfBirth: '1990-05-17', gender: 'female' },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
  const registered = await registering();
  expect(registered.status(), await registered.text()).toBe(200);

  await openMenu(administrator, 'Audit Trail');
  await administrator.getByLabel('Record type').selectOption('patients');
  await expect(row(administrator, `Key: ${name}`, 'Create')).toHaveCount(1);

  await openMenu(administrator, 'Settings');
  await press(administrator, 'Machine clients');
  await press(row(administrator, name), /^Revoke/);
  await press(administrator.getByRole('alertdialog'), 'Revoke');
  await expect(administrator.getByText(`Key of ${name} revoked`)).toBeVisible();
  expect((await registering()).status()).toBe(401);
  expect((await program.get('/api/patients')).status()).toBe(401);
  await program.dispose();
});
