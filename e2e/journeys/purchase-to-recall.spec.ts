import { expect, type Page } from '@playwright/test';
import {
  addMedicine,
  addSupplier,
  decide,
  type Goods,
  openInventory,
  openItem,
  orderAndReceive,
  pickItem,
  sendStock,
} from './stock-ways.ts';
import {
  actFor,
  aMark,
  findPatient,
  followNotice,
  openMenu,
  pick,
  press,
  registerByCall,
  row,
  test,
} from './ways.ts';

/** A ward asks for stock, as its nurse; returns the number of the wish. */
async function askFor(page: Page, name: string): Promise<string> {
  await openMenu(page, 'Requisitions');
  await press(page, 'Request Stock');
  const wish = page.getByRole('dialog', { name: 'Request Stock' });
  await wish.getByRole('combobox', { name: 'For', exact: true }).selectOption({ label: 'Ward store' });
  await pickItem(wish, name);
  await wish.getByLabel('Quantity').fill('5');
  await press(wish, 'Request Stock');
  const said = await page.getByText(/^REQ-\d+ sent to the store$/).textContent();
  return /REQ-\d+/.exec(said ?? '')![0];
}

async function issue(page: Page, number: string): Promise<void> {
  await openInventory(page, 'Requisitions');
  await press(page, number);
  await decide(page, 'Approve');
  await decide(page, 'Issue');
  await expect(page.getByText('On the way', { exact: true }).first()).toBeVisible();
}

async function prescribe(page: Page, patient: string, medicine: string): Promise<void> {
  await findPatient(page, patient.split(' ')[1]!, patient);
  await actFor(page, patient, 'New Prescription');
  const line = page.getByRole('group', { name: 'Medicine 1' });
  await pick(line.getByRole('combobox', { name: 'Medicine' }), medicine, new RegExp(medicine));
  await line.getByLabel('Frequency').fill('1+0+1');
  await line.getByLabel('Duration').fill('5d');
  await press(page, 'Sign');
  await expect(page.getByRole('heading', { level: 1, name: /^RX-/ })).toBeVisible();
}

test('a lot is bought, spread over the house and handed out; recalled, it names who got it', async ({
  at,
}) => {
  const mark = aMark();
  const goods: Goods = { medicine: `Cetir${mark}`, supplier: `Supplier ${mark}`, lot: `L${mark}` };
  const pharmacist = await at('Pharmacist');
  await addMedicine(pharmacist, goods.medicine);

  const storekeeper = await at('Storekeeper');
  await addSupplier(storekeeper, goods.supplier);
  await orderAndReceive(storekeeper, goods, '10');
  await sendStock(storekeeper, 'Pharmacy', goods.medicine, '40');

  await openInventory(pharmacist, 'Transfers');
  await press(row(pharmacist, 'Pharmacy', 'On the way').first(), /^TRF-/);
  await decide(pharmacist, 'Receive');

  const nurse = await at('Nurse');
  const number = await askFor(nurse, goods.medicine);
  await issue(storekeeper, number);
  await press(nurse, number);
  await decide(nurse, 'All Has Arrived');
  await expect(nurse.getByText('Received', { exact: true }).first()).toBeVisible();

  const doctor = await at('Doctor');
  const { name: patient } = await registerByCall(doctor);
  await prescribe(doctor, patient, goods.medicine);

  await openMenu(pharmacist, 'Pharmacy');
  await press(pharmacist, 'Dispensing');
  await press(row(pharmacist, patient), /^RX-/);
  await press(pharmacist, 'Hand Out');
  await expect(pharmacist.getByText('handed out 10, left 0')).toBeVisible();

  await openItem(storekeeper, goods.medicine);
  await press(row(storekeeper, goods.lot, 'Main Store'), /^More: /);
  await storekeeper.getByRole('menuitem', { name: /^Recall/ }).click();
  const recall = storekeeper.getByRole('dialog', { name: `Recall lot ${goods.lot} of ${goods.medicine}` });
  await recall.getByLabel('Why').fill('Particles seen');
  await press(recall, 'Recall Lot');
  await expect(recall).toBeHidden();

  await followNotice(pharmacist, goods.lot);
  const lay = pharmacist.getByRole('table', { name: 'Where it lay' });
  for (const place of ['Main Store', 'Pharmacy', 'Ward store']) await expect(lay).toContainText(place);
  const got = row(pharmacist.getByRole('table', { name: 'Patients who received this lot' }), patient);
  await expect(got).toContainText('10');
});
