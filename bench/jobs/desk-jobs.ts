import { aPatient, anAppointmentOf, aWard } from '../../e2e/records.ts';
import { aLaterTime, aMark, aPhone, job } from './job.ts';

const doctor = 'Dr. Farhan Chowdhury';

const register = job({
  name: 'register a patient',
  person: 'Receptionist',
  prepare: async () => aMark(),
  async run(hand, lastName) {
    const { page } = hand;
    await hand.find(`Amina ${lastName}`, page.getByRole('option', { name: /^Register/ }));
    await hand.sees(page.getByRole('button', { name: 'Register patient' }));
    await hand.fill(page.getByLabel('Date of birth'), '17.05.1990');
    await hand.choose(page.getByLabel('Gender'), 'Female');
    await hand.fill(page.getByRole('group', { name: 'Contact', exact: true }).getByLabel('Phone'), aPhone());
    await hand.press('Control+Enter');
    await hand.sees(page.getByRole('heading', { name: new RegExp(lastName), level: 1 }));
  },
});

const findByPhone = job({
  name: 'find a patient by phone',
  person: 'Receptionist',
  async prepare(page) {
    const phone = aPhone();
    const { lastName } = await aPatient(page, aMark(), { phone });
    return { phone, lastName };
  },
  async run(hand, { phone, lastName }) {
    const { page } = hand;
    await hand.find(phone, page.getByRole('option', { name: new RegExp(lastName) }));
    await hand.sees(page.getByRole('heading', { name: new RegExp(lastName), level: 1 }));
  },
});

const book = job({
  name: 'book an appointment',
  person: 'Receptionist',
  prepare: (page) => aPatient(page, aMark()),
  async run(hand, { patientNumber, lastName }) {
    const { page } = hand;
    await hand.find(
      `book ${patientNumber}`,
      page.getByRole('option', { name: new RegExp(lastName) }).first(),
    );
    const form = page.getByRole('dialog', { name: 'Schedule Appointment' });
    await hand.choose(form.getByLabel('Doctor'), doctor);
    await hand.fill(form.getByLabel('Title'), 'Follow-up');
    const [date = '', time = ''] = aLaterTime().split('T');
    await hand.fill(form.getByLabel('Start time: date'), date.split('-').toReversed().join('.'));
    await hand.fill(form.getByLabel('Start time: time'), time);
    await hand.press('Control+Enter');
    await hand.seesNoMore(form);
  },
});

const arriveAndComplete = job({
  name: 'arrive and complete',
  person: 'Receptionist',
  async prepare(page) {
    const { id, lastName } = await aPatient(page, aMark());
    const soon = aLaterTime();
    await anAppointmentOf(page, id, 'Follow-up', soon);
    return { lastName };
  },
  async run(hand, { lastName }) {
    const { page } = hand;
    await hand.find(lastName, page.getByRole('option', { name: /Follow-up/ }));
    const details = page.getByRole('dialog', { name: 'Follow-up' });
    await hand.use(details.getByRole('button', { name: 'Confirm' }));
    await hand.use(details.getByRole('button', { name: 'Complete' }));
    await hand.sees(details.getByText('Completed'));
  },
});

const admit = job({
  name: 'admit to a bed',
  person: 'Receptionist',
  async prepare(page) {
    const patient = await aPatient(page, aMark());
    const { ward } = await aWard(page, `East ${patient.lastName}`, 1);
    return { ...patient, ward: ward.name };
  },
  async run(hand, { patientNumber, lastName, ward }) {
    const { page } = hand;
    await hand.find(
      `admit ${patientNumber}`,
      page.getByRole('option', { name: new RegExp(lastName) }).first(),
    );
    await hand.fill(page.getByRole('combobox', { name: 'Bed', exact: true }), ward);
    await hand.take(page.getByRole('option', { name: new RegExp(`^${ward} · B-01`) }));
    await hand.fill(page.getByRole('combobox', { name: 'Admitting Doctor' }), doctor);
    await hand.press('Control+Enter');
    await hand.sees(page.getByRole('heading', { name: /^ADM-\d{6}$/ }));
  },
});

/** The jobs of a front desk. */
export const deskJobs = { register, findByPhone, book, arriveAndComplete, admit };
