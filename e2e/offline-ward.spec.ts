// areas: doses, nursing, vitals, pharmacy, inpatient, patients, people
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { readPatientMar } from '#areas/doses/mar/mar.contract.ts';
import type { FluidRecord } from '#areas/nursing/fluids/fluid.contract.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { callFrom } from './calls.ts';
import { deactivate, openAs, openList, someone, test } from './offline-hospital.ts';
import { aMedicine, anAdmission, aPatient, aWard } from './records.ts';

const minuteMs = 60_000;
const rights = { patient: true, medication: true, dose: true, route: true, time: true };

/** A patient in a bed, and a nurse's tablet whose clock is seven minutes ahead of the server's. */
async function aBedside(admin: Page, context: BrowserContext) {
  const patient = await aPatient(admin, someone());
  const { ward, beds } = await aWard(admin, someone(), 1);
  const { id: admissionId } = await anAdmission(admin, patient.id, beds[0]!.id);
  await context.clock.install({ time: Date.now() + 7 * minuteMs });
  const openTablet = async (path: string) => {
    const page = await openAs(context, 'Nurse', path);
    await page.setViewportSize({ width: 360, height: 740 });
    return page;
  };
  return { patient, ward, admissionId, name: `Amina ${patient.lastName}`, openTablet };
}

/** What the server has of a patient, the first recorded first. */
async function fluidsOf(admin: Page, { id: patientId }: { id: string }): Promise<FluidRecord[]> {
  const { rows } = await callFrom<{ rows: FluidRecord[] }>(admin, 'intakeOutput.list', { patientId });
  return rows.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
}

test('fluids typed without a network are recorded once, in order and at their time', async ({
  admin,
  context,
}) => {
  const { patient, ward, name, openTablet } = await aBedside(admin, context);
  const page = await openTablet(`/dashboard/nursing/intake-output?wardId=${ward.id}`);
  const card = page.getByRole('article', { name });
  await card.getByRole('button', { name: `Oral of ${name}` }).click();
  await card.getByRole('button', { name: `More amounts of ${name}` }).click();
  const form = page.getByRole('dialog', { name: 'Record I&O' });
  await expect(form.getByRole('combobox', { name: 'Patient' })).toHaveValue(new RegExp(patient.lastName));
  const typedAfter = Date.now() - 1000;
  await context.setOffline(true);
  await form.getByRole('textbox', { name: 'Urine (mL)', exact: true }).fill('180');
  await form.getByRole('button', { name: 'Record I&O' }).click();
  await expect(form).toHaveCount(0);
  await card.getByRole('button', { name: `Oral 250 mL of ${name}` }).click();
  await expect(page.getByText('2 entries not sent yet')).toBeVisible();
  await context.clock.fastForward('10:00');
  const list = await openList(page);
  await expect(list.getByRole('article', { name: 'Output: Urine 180 mL' })).toContainText(name);
  await expect(list.getByRole('article', { name: 'Intake: Oral 250 mL' })).toContainText(
    'Waiting for an earlier',
  );
  await page.keyboard.press('Escape');
  expect(await fluidsOf(admin, patient)).toEqual([]);
  const beforeSending = new Date().toISOString();

  await context.setOffline(false);
  await expect(page.getByText(/not sent yet$/)).toHaveCount(0);
  await expect.poll(() => fluidsOf(admin, patient)).toHaveLength(2);
  const [urine, oral] = await fluidsOf(admin, patient);
  expect([urine!.outputUrine, oral!.intakeOral]).toEqual([180, 250]);
  for (const { recordedAt, createdAt, clockAheadSeconds } of [urine!, oral!]) {
    expect(Date.parse(recordedAt)).toBeGreaterThan(typedAfter - 1000);
    expect(recordedAt < beforeSending && createdAt >= beforeSending).toBe(true);
    // The tablet has taken off what its clock is ahead, once.
    expect(clockAheadSeconds).toBeNull();
  }
});

test('fluids that the server refuses open their form again with what was typed, and keep their time', async ({
  admin,
  context,
}) => {
  const patient = await aPatient(admin, someone());
  const page = await openAs(context, 'Nurse', `/dashboard/nursing/intake-output?record=${patient.id}`);
  const form = page.getByRole('dialog', { name: 'Record I&O' });
  await expect(form.getByRole('combobox', { name: 'Patient' })).toHaveValue(new RegExp(patient.lastName));
  await context.setOffline(true);
  await form.getByRole('textbox', { name: 'Drainage (mL)', exact: true }).fill('45');
  await form.getByRole('button', { name: 'Record I&O' }).click();
  await expect(page.getByText('1 entry not sent yet')).toBeVisible();
  const typedBefore = new Date().toISOString();
  await deactivate(admin, patient);
  await context.setOffline(false);
  await expect(page.getByText('1 entry needs your decision')).toBeVisible();
  const list = await openList(page);
  await expect(list.getByRole('alert')).toHaveText(
    /This patient is inactive\. Reactivate the record first\./,
  );
  await callFrom(admin, 'patients.reactivate', { patientId: patient.id, version: patient.version + 1 });
  await list.getByRole('button', { name: 'Correct and send' }).click();
  const amount = form.getByRole('textbox', { name: 'Drainage (mL)', exact: true });
  await expect(amount).toHaveValue('45');
  await amount.fill('54');
  await form.getByRole('button', { name: 'Record I&O' }).click();
  await expect(page.getByText(/Intake and output of .* recorded/)).toBeVisible();
  const records = await fluidsOf(admin, patient);
  expect(records.map(({ outputDrainage }) => outputDrainage)).toEqual([54]);
  expect(records[0]!.recordedAt <= typedBefore).toBe(true);
  await expect(page.getByText(/not sent yet$|needs your decision/)).toHaveCount(0);
});

type PatientDoses = CallOutput<typeof readPatientMar>;

/** Three medicines that are due at once; the last one is controlled. */
async function orderThree(admin: Page, patientId: string, admissionId: string) {
  const mark = crypto.randomUUID().slice(0, 8);
  const names = [`Kept${mark}`, `Taken${mark}`, `Watched${mark}`] as const;
  const lines = [];
  for (const [place, name] of names.entries()) {
    const { id: medicineId } = await aMedicine(admin, name, `Agent${place}`, place === 2);
    lines.push({ medicineId, name, dose: '1', route: 'oral', frequency: 'STAT', duration: '' });
  }
  await callFrom(admin, 'prescriptions.sign', { patientId, admissionId, lines });
  const doses = async () => {
    const { patient } = await callFrom<PatientDoses>(admin, 'doses.ofPatient', { admissionId });
    return names.map((name) => patient.lines.find((one) => one.medicationName.includes(name))!.doses[0]!);
  };
  return { names, doses };
}

test('a dose given without a network is recorded once, one that a colleague gave is a question, and a witness is never kept', async ({
  admin,
  context,
}) => {
  const { patient, admissionId, openTablet } = await aBedside(admin, context);
  const { names, doses } = await orderThree(admin, patient.id, admissionId);
  const prepared = new Set<string>();
  // By the end of the answer, which the network must not cut off: of a call whose answer was read, the browser now and
  // then tells that it was aborted.
  context.on('response', async (answer) => {
    const asked = answer.request();
    if (!answer.ok() || !asked.url().includes('/rpc/doses/prepare')) return;
    await answer.finished().catch(() => {});
    prepared.add(asked.postData() ?? '');
  });
  const page = await openTablet(`/dashboard/nursing/mar?admissionId=${admissionId}`);
  // What may be given next is asked for while there is a network.
  await expect.poll(() => prepared.size, { timeout: 60_000 }).toBe(3);
  const line = (name: string) => page.getByRole('region', { name: new RegExp(name) });
  const dialog = page.getByRole('dialog', { name: /^Administer / });
  const give = async (name: string) => {
    await line(name)
      .getByRole('button', { name: /^Administer/ })
      .click();
    for (const right of Object.keys(rights)) {
      await dialog.getByRole('checkbox', { name: `Right ${right}` }).check();
    }
    await dialog.getByRole('button', { name: 'Administer', exact: true }).click();
  };
  const typedAfter = Date.now() - 2000;
  await context.setOffline(true);
  await give(names[0]);
  await give(names[1]);
  await expect(page.getByText('2 entries not sent yet')).toBeVisible();
  // Nothing is shown as done before the server has it.
  await expect(line(names[0]).getByText('Given', { exact: true })).toHaveCount(0);
  await give(names[2]);
  await expect(dialog.getByText(/A dose with a witness cannot be saved offline/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await expect(page.getByText('2 entries not sent yet')).toBeVisible();
  const [, taken] = await doses();
  await callFrom(admin, 'doses.administer', { doseId: taken!.id, status: 'given', rights });
  await context.clock.fastForward('10:00');
  const beforeSending = new Date().toISOString();

  await context.setOffline(false);
  await expect(page.getByText('1 entry needs your decision')).toBeVisible();
  const [kept, given, watched] = await doses();
  expect([kept!.status, given!.status, watched!.status]).toEqual(['given', 'given', 'scheduled']);
  expect(kept!.administeredTime! < beforeSending).toBe(true);
  expect(Date.parse(kept!.administeredTime!)).toBeGreaterThan(typedAfter);
  // Its clock was seven minutes ahead: taken off once, and kept.
  expect(Math.abs(kept!.deviceAheadSeconds! - 7 * 60)).toBeLessThan(5);
  await expect(line(names[0]).getByText('Given', { exact: true })).toBeVisible();

  const list = await openList(page);
  await expect(list.getByRole('alert')).toHaveText(/^Already given by /);
  await list.getByRole('button', { name: 'Correct and send' }).click();
  await expect(dialog.getByText(/^Already recorded: given by /)).toBeVisible();
  await dialog.getByRole('button', { name: 'Administer', exact: true }).click();
  await expect(dialog.getByText(/Failed to administer medication\. Already given by/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  await openList(page);
  await page.getByRole('button', { name: 'Discard…' }).click();
  const asked = page.getByRole('dialog', { name: 'Discard this entry?' });
  await asked.getByRole('textbox', { name: 'Reason' }).fill('A colleague gave it');
  await asked.getByRole('button', { name: 'Discard entry' }).click();
  await expect(page.getByText('needs your decision')).toHaveCount(0);
  expect((await doses())[1]!.administeredByName).toBe(given!.administeredByName);
});
