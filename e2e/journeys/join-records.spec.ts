import { expect } from '@playwright/test';
import {
  aMark,
  findPatient,
  openMenu,
  pick,
  press,
  readPaper,
  registerByCall,
  row,
  test,
  touch,
} from './ways.ts';

const items = (name: string) => [{ name, quantity: 1, priceMinor: 70_000 }];

test('a person registered twice becomes one record, which the desk finds by either number, with one history and both bills', async ({
  at,
  arrange,
}) => {
  const mark = aMark();
  const officer = await at('Records Officer');
  const kept = await registerByCall(officer, {
    lastName: mark,
    phone: '+880 1711 404001',
    allergies: 'Iodine',
  });
  const twin = { firstName: 'Aminah', lastName: aMark(), allergies: 'Latex', bloodType: 'B+' };
  const joined = await registerByCall(officer, { ...twin, phone: '+880 1711 404002', isAnotherPerson: true });
  const dueDate = '2031-12-31';
  await arrange('invoices/create', { patientId: kept.id, items: items('First visit'), dueDate, send: true });
  await arrange('invoices/create', {
    patientId: joined.id,
    items: items('Second visit'),
    dueDate,
    send: true,
  });

  await findPatient(officer, mark, kept.name);
  await press(officer, 'Join with another record');
  const other = officer.getByRole('combobox', { name: /^The other record/ });
  await pick(other, joined.patientNumber, new RegExp(joined.patientNumber));
  await officer.getByRole('radio', { name: 'Phone: which value stands: +880 1711 404002' }).click();
  await officer
    .getByRole('textbox', { name: /^How it is known/ })
    .pressSequentially('The same national ID card');
  await press(officer, 'Join records');
  await expect(officer.getByText(`Former number ${joined.patientNumber}`)).toBeVisible();
  await expect(officer.getByRole('heading', { level: 1, name: kept.name })).toBeVisible();

  const desk = await at('Receptionist');
  await touch(desk.getByRole('button', { name: /Search patients, appointments/ }));
  await desk.getByRole('combobox', { name: 'Search', exact: true }).pressSequentially(joined.patientNumber);
  await touch(
    desk.getByRole('option', { name: new RegExp(`^${kept.name} .*formerly ${joined.patientNumber}`) }),
  );
  await expect(desk.getByRole('heading', { level: 1, name: kept.name })).toBeVisible();
  await expect(desk.getByText('+880 1711 404002').first()).toBeVisible();

  const doctor = await at('Doctor');
  await findPatient(doctor, mark, kept.name);
  await expect(doctor.getByText(`from the joined record ${joined.patientNumber}`)).toBeVisible();
  for (const substance of ['Iodine', 'Latex']) {
    await expect(doctor.getByText(substance, { exact: true }).first()).toBeVisible();
  }

  const clerk = await at('Billing Clerk');
  await openMenu(clerk, 'Billing');
  await clerk.getByRole('searchbox', { name: 'Search invoices' }).pressSequentially(mark);
  await expect(row(clerk, kept.name)).toHaveCount(2);
  await press(row(clerk, kept.name).first(), /^INV-/);
  await press(clerk, 'Print');
  // The second bill was given out under the other number, and says so as long as it is printed.
  await readPaper(clerk, /Invoice/, 'Aminah', joined.patientNumber);
});
