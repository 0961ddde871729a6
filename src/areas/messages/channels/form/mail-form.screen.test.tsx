// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { openTestSystem } from '#testing/hospital.ts';
import { renderScreen } from '#testing/screens/render-screen.tsx';

const messengers = {
  sendMail: () => Promise.reject(new Error('Nothing is sent here.')),
  sendSms: () => Promise.reject(new Error('Nothing is sent here.')),
  close: () => {},
};
const opened = openTestSystem(undefined, { messengers });
afterAll(() => opened.close());

test('the settings say how links reach people, and a mail server without a sender is told at its field', async () => {
  const hospital = await opened.aHospital();
  const address = '/dashboard/settings/notifications';
  const screen = await renderScreen(hospital, address, { as: 'tenant_admin' });
  const server = within(await screen.findByRole('region', { name: 'Mail server' }));
  expect(server.getByText(/^An administrator hands over invitations/)).toBeVisible();
  await screen.user.type(server.getByLabelText('Server'), 'mail.hospital.example');
  await screen.user.click(server.getByRole('button', { name: 'Save' }));
  const sender = server.getByLabelText('Sender address');
  await screen.findByText(/^Enter the address that emails come from/);
  expect(sender).toHaveAccessibleDescription(/Enter the address that emails come from/);
  await screen.user.type(sender, 'office@hospital.example');
  await screen.user.click(server.getByRole('button', { name: 'Save' }));
  // This server does not know its own address.
  expect(await screen.findByText(/^Email is set up, but an administrator still hands over/)).toBeVisible();
});
