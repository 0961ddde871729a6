import { expect } from '@playwright/test';
import { billDressing, bookTomorrow, registerAtDesk } from './desk-ways.ts';
import { aMark, findPatient, openMenu, row, signInByForm, signOutByMenu, test } from './ways.ts';

test(
  'the demo, cut off from the network, registers, books and bills, and has it all when it is opened again',
  { tag: '@demo' },
  async ({ at }) => {
    const page = await at('Receptionist');
    // From then on the program is kept by the browser.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await page.context().setOffline(true);
    const patient = await registerAtDesk(page, aMark());
    await bookTomorrow(page, { title: 'Seen without a network', doctor: /Farhan Chowdhury/ });
    await signOutByMenu(page);

    await signInByForm(page, 'Billing Clerk');
    await billDressing(page, patient);
    await page.reload();
    await expect(page.getByRole('region', { name: 'Invoice' })).toContainText('Paid');
    await signOutByMenu(page);

    await signInByForm(page, 'Doctor');
    await findPatient(page, patient.split(' ')[1]!, patient);
    await openMenu(page, 'Appointments');
    await expect(row(page, patient)).toContainText('Seen without a network');
  },
);
