import { randomUUID } from 'node:crypto';
import { benchMark } from '../database/take-back-money.ts';
import type { WireRequest } from './hot-calls.ts';

/** A write with a submission's key of its own. */
export function post(path: string, token: string, body: object): WireRequest {
  const headers =
    `authorization: Bearer ${token}\r\ncontent-type: application/json\r\n` +
    `idempotency-key: ${randomUUID()}\r\n`;
  return { method: 'POST', path, headers, body: JSON.stringify(body) };
}

/** One of the values, by chance. */
export function anyOf<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)]!;
}

let nextPhone = Date.now() % 1e9;

/** Nobody twice: the register refuses likely duplicates, and their search is part of the work. */
export function aPerson() {
  const mark = randomUUID().slice(0, 13);
  // The invented patients' numbers begin with 1.
  const phone = `+880 2${String(nextPhone++ % 1e9).padStart(9, '0')}`;
  return {
    firstName: `Amina ${mark}`,
    lastName: 'Begum',
    dateOfBirth: '1990-05-17',
    gender: 'female',
    phone,
    address: '12 Station Road, Ward 4',
    bloodType: 'B+',
  };
}

/** A complete set that asks for nobody; vital signs differ, so that each is scored. */
export function aSet({ admissionId, patientId }: { admissionId: string; patientId: string }) {
  return {
    patientId,
    admissionId,
    temperature: 37,
    temperatureUnit: 'C',
    heartRate: 70 + Math.floor(Math.random() * 20),
    respiratoryRate: 16,
    bloodPressureSystolic: 120,
    bloodPressureDiastolic: 78,
    oxygenSaturation: 97,
    oxygen: 'air',
    consciousness: 'alert',
    notes: benchMark,
  };
}

/** Three medicines of the list to take home. */
export function aPrescription({ patientIds, medicineIds }: { patientIds: string[]; medicineIds: string[] }) {
  return {
    patientId: anyOf(patientIds),
    diagnosis: benchMark,
    lines: medicineIds.map((medicineId) => ({
      medicineId,
      name: '',
      dose: '1 tablet',
      route: 'oral',
      frequency: 'BD',
      duration: '5 days',
    })),
    reasons: [],
  };
}
