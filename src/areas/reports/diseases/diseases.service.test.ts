import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aSignedConsultation } from '#areas/consultations/consultations.fixture.ts';
import { createDiagnosis } from '#areas/consultations/diagnoses/diagnosis.contract.ts';
import { anAdmission } from '#areas/inpatient/inpatient.fixture.ts';
import { decideDischarge } from '#areas/inpatient/discharge/discharge.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';
import { readReport, type Report } from '../report/report.contract.ts';
import { dataValuesOf } from '../statistics/statistics.rules.ts';
import { setStatisticCodes } from '../statistics/settings/statistic-codes.contract.ts';

const opened = openTestSystem();
let hospital: Hospital;
let admin: Caller;

beforeAll(async () => {
  hospital = await opened.aHospital({ timeZone: 'Asia/Dhaka' });
  opened.clock.set('2026-03-10T06:00:00.000Z');
  admin = await hospital.as('tenant_admin');
});
afterAll(() => opened.close());

const march = { from: '2026-03-01', to: '2026-03-31' } as const;

function rowsOf({ tables, rows }: Report, name: string) {
  const columns = tables.find(({ id }) => id === name)!.columns.map(({ id }) => id);
  return Object.fromEntries(
    rows
      .filter(({ table }) => table === name)
      .map(({ key, label, values }) => [
        label ?? key,
        Object.fromEntries(columns.flatMap((id, place) => (values[place] ? [[id, values[place]]] : []))),
      ]),
  );
}

const person = async (dateOfBirth: string, gender: 'male' | 'female') =>
  (await admin.call(registerPatient, aPatient({ dateOfBirth, gender }))).id;

test('diseases are counted by age and sex, notifiable ones listed, and causes of death told', async () => {
  const doctor = await hospital.as('doctor');
  const dengue = await admin.call(createDiagnosis, { code: 'A90', title: 'Dengue', isNotifiable: true });
  const diagnose = async (patientId: string, ...titles: string[]) =>
    aSignedConsultation(
      doctor,
      {
        diagnoses: titles.map((title, place) => ({
          ...(title === 'Dengue'
            ? { diagnosisId: dengue.id, code: 'A90' }
            : { diagnosisId: null, code: null }),
          ...{ title, certainty: 'confirmed' as const, isPrimary: place === 0 },
        })),
      },
      { patientId },
    );
  // Four years old until the day after the visit.
  const [boy, woman] = [await person('2021-03-11', 'male'), await person('1990-01-01', 'female')];
  await diagnose(boy, 'Dengue', 'Cough');
  await diagnose(woman, 'cough');
  const admission = await anAdmission(admin, { patientId: woman });
  opened.clock.advance(60_000);
  await admin.call(decideDischarge, {
    ...{ admissionId: admission.id, version: 0, disposition: 'died' },
    ...{ diedAt: opened.clock.now().toISOString(), causeOfDeath: 'Sepsis', summary: 'Died.' },
  });

  const report = await admin.call(readReport, { report: 'diseases', ...march });
  expect(Object.fromEntries(report.figures.map(({ id, value }) => [id, value]))).toEqual({
    ...{ consultations: 2, diagnoses: 3, patients: 2, notifiable: 1, deaths: 1 },
  });
  expect(rowsOf(report, 'diseases')).toEqual({
    Cough: { total: 2, m0: 1, f15: 1 },
    'A90 Dengue': { total: 1, m0: 1 },
  });
  expect(rowsOf(report, 'notifiable')).toEqual({ 'A90 Dengue': { total: 1, m0: 1 } });
  expect(rowsOf(report, 'causes')).toEqual({ Sepsis: { total: 1, f15: 1 } });
  expect(rowsOf(report, 'ages')).toEqual({
    '0-4': { diagnoses: 2 },
    '15-49': { diagnoses: 1, deaths: 1 },
  });
  const desk = await aStaffMember(opened, hospital, ['reports.read', 'patients.read']);
  await expect(desk.caller.call(readReport, { report: 'diseases' })).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
});

test('the statistics of a month become data values under the codes of the authority', async () => {
  const codes = { orgUnit: 'BD123', elements: { visits: 'OPD' } };
  const saved = await admin.call(setStatisticCodes, { version: 0, ...codes });
  await expect(admin.call(setStatisticCodes, { version: 0, ...codes })).rejects.toMatchObject({
    code: 'STALE',
  });
  const { figures, from } = await admin.call(readReport, { report: 'statistics', ...march });
  const values = dataValuesOf(from, figures, saved);
  expect(values).toHaveLength(figures.length);
  expect(values.slice(0, 3)).toEqual([
    { dataElement: 'REGISTERED', period: '202603', orgUnit: 'BD123', value: '2' },
    { dataElement: 'OPD', period: '202603', orgUnit: 'BD123', value: '0' },
    { dataElement: 'CONSULTATIONS', period: '202603', orgUnit: 'BD123', value: '2' },
  ]);
  const { rows } = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
    sql<{ deaths: number }>`select count(*)::int as deaths from discharge
      where tenant_id = ${hospital.tenantId}::uuid and died_at is not null`.execute(db),
  );
  expect(values.find(({ dataElement }) => dataElement === 'DEATHS')?.value).toBe(String(rows[0]!.deaths));
});
