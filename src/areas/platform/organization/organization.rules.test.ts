import { expect, test } from 'vitest';
import { organizationKey, suggestedCode } from './organization.rules.ts';

test('names that differ in capitals, signs and space are one organization', () => {
  expect(organizationKey('  City-General  Hospital (Ltd.)')).toBe('city general hospital ltd');
  expect(organizationKey('CITY GENERAL HOSPITAL LTD')).toBe('city general hospital ltd');
  expect(organizationKey('সিটি হাসপাতাল')).toBe('সিটি হাসপাতাল');
});

test('a code is made of what an address takes, and of nothing else', () => {
  expect(suggestedCode('City General Hospital')).toBe('city-general-hospital');
  expect(suggestedCode(' Clínica São José! ')).toMatch(/^[a-z0-9][a-z0-9-]+$/);
  expect(suggestedCode('সিটি')).toBe('');
  expect(suggestedCode('x'.repeat(200))).toHaveLength(63);
});
