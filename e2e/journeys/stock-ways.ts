import { expect, type Locator, type Page } from '@playwright/test';
import { answer, fill, openMenu, pick, press } from './ways.ts';

// What a store and a pharmacy do in a journey.

/** What one journey is about: nobody else's names. */
export interface Goods {
  medicine: string;
  supplier: string;
  lot: string;
}

/** Opens one of the screens that stand beside the title of the inventory. */
export async function openInventory(page: Page, screen: string): Promise<void> {
  await openMenu(page, 'Inventory');
  await press(page.getByRole('navigation', { name: 'Inventory screens' }), screen);
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
}

/** Finds an item in the inventory and opens its page. */
export async function openItem(page: Page, name: string): Promise<void> {
  await openMenu(page, 'Inventory');
  await page.getByRole('searchbox', { name: 'Search items' }).pressSequentially(name);
  await press(page, new RegExp(`^${name}`));
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(name) })).toBeVisible();
}

export async function addMedicine(page: Page, name: string): Promise<void> {
  await openMenu(page, 'Pharmacy');
  await press(page, 'Add Medicine');
  const form = page.getByRole('dialog', { name: 'Add Medicine' });
  await fill(form, {
    Name: name,
    'Generic name': 'Cetirizine',
    Ingredients: 'cetirizine 10 mg',
    Strength: '10 mg',
    Category: 'Allergy',
    'In a pack': '10',
    'Price of one': '3.50',
  });
  await press(form, 'Add Medicine');
  await expect(form).toBeHidden();
}

export async function addSupplier(page: Page, name: string): Promise<void> {
  await openInventory(page, 'Suppliers');
  await press(page, 'Add Supplier');
  const form = page.getByRole('dialog', { name: 'Add Supplier' });
  await fill(form, { Name: name });
  await press(form, 'Add Supplier');
  await expect(form).toBeHidden();
}

/** Writes an order, has it approved and sent, and receives it as one lot; returns its number. */
export async function orderAndReceive(page: Page, goods: Goods, packs: string): Promise<void> {
  await openInventory(page, 'Purchase Orders');
  await press(page, 'New Order');
  const order = page.getByRole('dialog', { name: 'New Order' });
  await order.getByLabel('Supplier').selectOption({ label: goods.supplier });
  await order.getByLabel('Deliver to').selectOption({ label: 'Main Store' });
  await pickItem(order, goods.medicine);
  await fill(order, { Packs: packs, 'Price per pack': '20' });
  await press(order, 'New Order');
  await expect(page.getByRole('heading', { level: 1, name: /^PO-/ })).toBeVisible();
  await decide(page, 'Approve');
  await decide(page, 'Mark as Sent');
  await press(page, 'Receive Goods');
  const receipt = page.getByRole('dialog', { name: /^Receive goods for PO-/ });
  // Fields of a row are named after it: 'Lot number of line 1, Napa'.
  await receipt.getByRole('textbox', { name: /^Lot number/ }).pressSequentially(goods.lot);
  await receipt.getByRole('textbox', { name: /^Expiry date/ }).pressSequentially('31/01/2098');
  await press(receipt, 'Receive Goods');
  await expect(page.getByRole('table', { name: 'Goods received' })).toContainText(goods.lot);
}

/** Picks an item in the only line of a form. */
export async function pickItem(form: Locator, name: string): Promise<void> {
  await pick(form.getByRole('combobox', { name: 'Item' }), name, new RegExp(name));
}

/** Presses a button that asks once more, and says yes. */
export async function decide(page: Page, button: string): Promise<void> {
  await press(page, button);
  await answer(page, button);
}

/** Sends units of an item from the main store to another place. */
export async function sendStock(page: Page, to: string, name: string, quantity: string): Promise<void> {
  await openInventory(page, 'Transfers');
  await press(page, 'Send Stock');
  const form = page.getByRole('dialog', { name: 'Send Stock' });
  await form.getByLabel('From').selectOption({ label: 'Main Store' });
  await form.getByRole('combobox', { name: 'To', exact: true }).selectOption({ label: to });
  await pickItem(form, name);
  await fill(form, { Quantity: quantity });
  await press(form, 'Send Stock');
  await expect(form).toBeHidden();
}
