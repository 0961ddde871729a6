import { aLabOrder, aLabTest, aMedicine, anAppointmentOf, aPatient } from '../../e2e/records.ts';
import { callFrom } from '../../e2e/calls.ts';
import { aLaterTime, aMark, job } from './job.ts';

const five = ['a', 'b', 'c', 'd', 'e'] as const;

const consult = job({
  name: 'consult and prescribe five lines',
  person: 'Doctor',
  async prepare(page) {
    const mark = aMark();
    const medicines = five.map((letter) => `${letter}medi${mark}`);
    for (const name of medicines) await aMedicine(page, name, `Substance ${name}`);
    const { id, lastName } = await aPatient(page, mark);
    await anAppointmentOf(page, id, 'Cough', aLaterTime(), 'Dr. Farhan Chowdhury');
    return { lastName, medicines };
  },
  async run(hand, { lastName, medicines }) {
    const { page } = hand;
    await hand.find(lastName, page.getByRole('option', { name: /Cough/ }));
    await hand.use(page.getByRole('button', { name: 'Start Consultation' }));
    await hand.sees(page.getByRole('heading', { name: /^Consultation of/ }));
    await hand.fill(page.getByRole('textbox', { name: 'Reason' }), 'Cough');
    await hand.fill(page.getByRole('combobox', { name: 'Add a diagnosis' }), 'Pneumonia');
    await hand.take(page.getByRole('option', { name: 'Pneumonia', exact: true }));
    await hand.use(page.getByRole('link', { name: 'New Prescription' }));
    const question = page.getByRole('alertdialog');
    await hand.sees(question.or(page.getByRole('group', { name: 'Medicine 1' })).first());
    if (await question.isVisible()) await hand.use(question.getByRole('button', { name: 'Leave' }));
    for (const [place, medicine] of medicines.entries()) {
      const line = page.getByRole('group', { name: `Medicine ${place + 1}` });
      await hand.reach(line.getByRole('combobox', { name: 'Medicine' }));
      await hand.type(medicine);
      await hand.press('Enter');
      await hand.sees(line.getByLabel('Frequency').and(page.locator(':focus')));
      await hand.type('1+0+1');
      await hand.press('Tab');
      await hand.type('7d');
      if (place + 1 < medicines.length) await hand.press('Enter');
    }
    await hand.press('Control+Enter');
    await hand.sees(page.getByRole('heading', { level: 1, name: /^RX-/ }));
    await hand.back();
    await hand.sees(page.getByRole('heading', { name: /^Consultation of/ }));
    if (await page.getByRole('form', { name: 'Consultation' }).locator(':focus').count()) {
      await hand.press('Control+Enter');
    } else {
      await hand.use(page.getByRole('button', { name: 'Sign', exact: true }));
    }
    await hand.use(page.getByRole('alertdialog').getByRole('button', { name: 'Sign' }));
    await hand.sees(page.getByText('Consultation signed'));
  },
});

const order = job({
  name: 'order creatinine',
  person: 'Doctor',
  async prepare(page) {
    const mark = aMark();
    const test = `Creatinine ${mark}`;
    await aLabTest(page, test);
    return { ...(await aPatient(page, mark)), test };
  },
  async run(hand, { patientNumber, lastName, test }) {
    const { page } = hand;
    await hand.find(
      `order ${patientNumber}`,
      page.getByRole('option', { name: new RegExp(lastName) }).first(),
    );
    const form = page.getByRole('dialog', { name: 'New Lab Order' });
    await hand.fill(form.getByLabel('Find a test by name or category'), test);
    await hand.press('Enter');
    await hand.sees(form.getByText(/^1 test/));
    await hand.press('Control+Enter');
    await hand.sees(page.getByText(/LAB-\d+ created/));
  },
});

async function fiveTests(page: Parameters<typeof aLabTest>[0]) {
  const mark = aMark();
  const { id: patientId } = await aPatient(page, mark);
  const tests: { id: string; name: string }[] = [];
  for (const letter of five) tests.push(await aLabTest(page, `${letter}test ${mark}`));
  const made = await aLabOrder(
    page,
    tests.map(({ id }) => id),
    patientId,
  );
  return { order: made, tests };
}

const enter = job({
  name: 'enter five results',
  person: 'Technician',
  async prepare(page) {
    const { order: made, tests } = await fiveTests(page);
    const { id: orderId, version } = made;
    await callFrom(page, 'labOrders.collect', { orderId, version });
    return { number: made.orderNumber, names: tests.map(({ name }) => name) };
  },
  async run(hand, { number, names }) {
    const { page } = hand;
    await hand.find(number, page.getByRole('option', { name: new RegExp(number) }));
    const sheet = page.getByRole('dialog', { name: `Lab Order ${number}` });
    await hand.use(sheet.getByRole('button', { name: 'Enter Results' }));
    const form = page.getByRole('dialog', { name: `Enter Results: ${number}` });
    for (const [place, name] of names.entries()) {
      if (place === 0) await hand.reach(form.getByLabel(`Result of ${name}`));
      await hand.type('4.1');
      if (place + 1 < names.length) await hand.press('Enter');
    }
    await hand.press('Control+Enter');
    await hand.seesNoMore(form);
  },
});

const verify = job({
  name: 'verify five results',
  person: 'Technician',
  async prepare(page) {
    const { order: made, tests } = await fiveTests(page);
    const results = tests.map(({ id: testId }) => ({ testId, result: '4.4' }));
    await callFrom(page, 'labResults.enter', { orderId: made.id, results });
    return { number: made.orderNumber };
  },
  async run(hand, { number }) {
    const { page } = hand;
    await hand.find(number, page.getByRole('option', { name: new RegExp(number) }));
    const sheet = page.getByRole('dialog', { name: `Lab Order ${number}` });
    await hand.use(sheet.getByRole('button', { name: /^Verify all/i }));
    await hand.sees(sheet.getByText('Verified', { exact: true }).nth(4));
  },
});

/** The jobs of doctors and of the laboratory. */
export const clinicJobs = { consult, order, enter, verify };
