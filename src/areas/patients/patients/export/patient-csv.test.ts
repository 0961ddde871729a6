import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { sourceOf } from '../../imports/plans/known-headings.ts';
import type { Patient } from '../patient.contract.ts';
import { patientCsvHeadings, patientCsvLines } from './patient-csv.ts';

const patient: Patient = {
  id: '01980000-0000-7000-8000-000000000001',
  patientNumber: 'P000001',
  firstName: 'রহিম',
  lastName: '=SUM(A1)',
  email: null,
  phone: '+880 1711-000001',
  dateOfBirth: '1988-04-12',
  formerNames: null,
  birthPrecision: 'year',
  age: 38,
  ageMonths: 463,
  gender: 'female',
  maritalStatus: 'widowed',
  nationalId: '1988 5512 3304',
  passportNumber: null,
  birthCertificateNumber: null,
  address: 'House 1, Road "Lake"\nDhaka',
  emergencyContact: null,
  emergencyContactRelationship: null,
  emergencyContactPhone: null,
  bloodType: 'B+',
  allergyStatus: 'none-known',
  allergies: null,
  medicalHistory: null,
  insuranceProvider: null,
  insuranceNumber: null,
  dateOfDeath: '2026-10-01',
  status: 'deceased',
  isRestricted: false,
  createdAt: '2026-01-05T09:30:00.000Z',
  updatedAt: '2026-01-05T09:30:00.000Z',
  version: 1,
};

test('the import recognises the export', () => {
  const [headings] = Papa.parse<string[]>(patientCsvHeadings().trimEnd()).data;
  expect(sourceOf(headings ?? [])).toBe('openward');
});

test('a record is one line with a cell for every heading, and no cell is a formula', () => {
  const text = patientCsvHeadings() + patientCsvLines([patient, patient]);
  const { data, errors } = Papa.parse<Record<string, string>>(text.trimEnd(), { header: true });
  expect(errors).toEqual([]);
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({
    'Record ID': patient.id,
    'First Name': 'রহিম',
    'Last Name': "'=SUM(A1)",
    Phone: "'+880 1711-000001",
    'Date of Birth': '1988-04-12',
    'Birth Date Precision': 'year',
    'Marital Status': 'widowed',
    'National ID': '1988 5512 3304',
    'Allergy Status': 'none-known',
    'Date of Death': '2026-10-01',
    Status: 'deceased',
    Address: patient.address,
    Email: '',
    Registered: '2026-01-05T09:30:00.000Z',
  });
});
