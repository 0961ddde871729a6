import { callFrom } from '../../e2e/calls.ts';
import { aMedicine, anAdmission, aPatient, aPrescriptionOf, aWard } from '../../e2e/records.ts';
import { inPharmacy } from '../../e2e/stock-records.ts';
import { aConfirmedCase } from '../../e2e/theatre-records.ts';
import { aMark, job } from './job.ts';

const vitals = job({
  name: 'a set of vital signs',
  person: 'Nurse',
  async prepare(page) {
    const mark = aMark();
    const { beds } = await aWard(page, `Vital ${mark}`, 1);
    const patient = await aPatient(page, mark);
    await anAdmission(page, patient.id, beds[0]!.id);
    return patient;
  },
  async run(hand, { patientNumber, lastName }) {
    const { page } = hand;
    await hand.find(
      `vitals ${patientNumber}`,
      page.getByRole('option', { name: new RegExp(lastName) }).first(),
    );
    const form = page.getByRole('region', { name: 'Record vital signs' });
    const field = (name: string) => form.getByRole('textbox', { name, exact: true });
    await hand.fill(field('Respiratory rate'), '18');
    await hand.fill(field('Oxygen saturation (SpO₂)'), '97');
    await hand.use(form.getByRole('button', { name: 'Air', exact: true }));
    await hand.fill(field('Systolic'), '118');
    await hand.fill(field('Diastolic'), '76');
    await hand.fill(field('Heart rate'), '82');
    await hand.fill(field('Temperature'), '37.1');
    await hand.use(form.getByRole('button', { name: 'Alert', exact: true }));
    await hand.press('Control+Enter');
    await hand.sees(page.getByText(/recorded: NEWS2 0/));
  },
});

const fourDoses = job({
  name: 'give four doses',
  person: 'Nurse',
  async prepare(page) {
    const mark = aMark();
    const { ward, beds } = await aWard(page, `Doses ${mark}`, 1);
    const patient = await aPatient(page, mark);
    const { id: admissionId } = await anAdmission(page, patient.id, beds[0]!.id);
    const lines = [];
    for (const letter of ['a', 'b', 'c', 'd']) {
      const name = `${letter}dose${mark}`;
      const { id: medicineId } = await aMedicine(page, name, `Substance ${name}`);
      lines.push({ medicineId, name, dose: '1', route: 'oral', frequency: 'STAT', duration: '' });
    }
    await callFrom(page, 'prescriptions.sign', { patientId: patient.id, admissionId, lines });
    return { ...patient, ward: ward.name, names: lines.map(({ name }) => name) };
  },
  async run(hand, { lastName, names }) {
    const { page } = hand;
    await hand.find('drug chart', page.getByRole('option', { name: 'Medication Administration Record' }));
    const grid = page.getByRole('table', { name: 'Patients and hours' });
    await hand.use(grid.getByRole('button', { name: `Amina ${lastName}`, exact: true }));
    await hand.use(page.getByRole('button', { name: 'Give 4 due doses' }));
    const dialog = page.getByRole('dialog', { name: /^Due doses/ });
    for (const name of names) {
      for (const right of ['patient', 'medication', 'dose', 'route', 'time']) {
        await hand.tick(dialog.getByRole('checkbox', { name: new RegExp(`^Right ${right}: ${name}`) }));
      }
    }
    await hand.press('Control+Enter');
    await hand.seesNoMore(dialog);
  },
});

const tickPhase = job({
  name: 'tick a phase of the WHO checklist',
  person: 'Theatre Nurse',
  async prepare(page) {
    const { caseNumber } = await aConfirmedCase(page);
    return { caseNumber };
  },
  async run(hand, { caseNumber }) {
    const { page } = hand;
    await hand.find(caseNumber, page.getByRole('option', { name: new RegExp(caseNumber) }));
    await hand.use(page.getByRole('tab', { name: 'Safety Checklist' }));
    const phase = page.getByRole('heading', { name: 'Sign In', exact: true }).locator('..');
    await hand.sees(phase.getByRole('checkbox').first());
    const items = phase.getByRole('checkbox');
    const count = await items.count();
    for (let place = 0; place < count; place += 1) {
      if (place === 0) await hand.tick(items.first());
      else {
        await hand.press('ArrowDown');
        await hand.press('Space');
      }
      await hand.sees(items.nth(place).and(page.locator(':checked')));
    }
  },
});

const dispense = job({
  name: 'dispense a prescription',
  person: 'Pharmacist',
  async prepare(page) {
    const mark = aMark();
    const medicine = await aMedicine(page, `Amox${mark}`, 'Amoxicillin');
    await inPharmacy(page, medicine.id, { [`S${mark}`]: '2098-01-31', [`L${mark}`]: '2099-01-31' });
    const patient = await aPatient(page, mark);
    const { prescriptionNumber } = await aPrescriptionOf(page, patient.id, medicine);
    return { prescriptionNumber, lastName: patient.lastName };
  },
  async run(hand, { prescriptionNumber }) {
    const { page } = hand;
    await hand.find(prescriptionNumber, page.getByRole('option', { name: new RegExp(prescriptionNumber) }));
    await hand.use(page.getByRole('button', { name: 'Hand Out', exact: true }));
    await hand.sees(page.getByText('handed out 21, left 0'));
  },
});

/** The jobs of wards, theatres and the pharmacy. */
export const wardJobs = { dispense, vitals, fourDoses, tickPhase };
