import { afterAll, expect, test } from 'vitest';
import '#areas/audit/audit.notices.ts';
import { systemRolesOf } from '#areas/people/roles/system-roles.seed.ts';
import { placeOfNotice } from '#kernel/notice.ts';
import { declaredSentences } from '#kernel/sentences.ts';
import { aRequest, openTestSystem } from '#testing/hospital.ts';
import { aStaffMember } from '#testing/staff/staff.ts';

const opened = openTestSystem();
afterAll(() => opened.close());

const calls = [...opened.system.dispatcher.calls.values()].map(({ call }) => call);
const exporting = calls.filter((call) => call.exports !== undefined);
// The operator holds every permission of the own organization, and nobody of a hospital makes the operator's calls.
const ofHospitals = exporting.filter((call) => call.access !== 'super_admin');

test('every call that exports demands a permission to export, and no other call does', () => {
  const named = calls.filter(({ id, path }) => id.endsWith('.export') || path.endsWith('-export'));
  expect(named.map(({ id }) => id)).toEqual(exporting.map(({ id }) => id));
  expect(exporting.length).toBeGreaterThanOrEqual(7);
  for (const call of exporting) {
    expect([call.id, call.exports]).toEqual([call.id, expect.stringMatching(/\.export$/)]);
    // What is counted are the rows of the answer.
    expect(Object.keys((call.output as unknown as { shape: object }).shape)).toContain('rows');
  }
});

test.each(ofHospitals.map((call) => [call.id, call] as const))(
  '%s is refused to who only reads, and to who only exports',
  async (id, call) => {
    const hospital = await opened.aHospital();
    const reading = [call.access].flat() as never[];
    const refusalOf = async (permissions: never[]) => {
      const { caller } = await aStaffMember(opened, hospital, permissions);
      return opened.system.dispatcher.run(id, {}, aRequest({ token: caller.token })).then(
        () => 'let in',
        (error: { code: string }) => error.code,
      );
    };
    expect(await refusalOf(reading)).toBe('FORBIDDEN');
    expect(await refusalOf([call.exports as never])).toBe('FORBIDDEN');
    expect(await refusalOf([...reading, call.exports as never])).toBe('let in');
  },
);

test('a large export of every kind has its sentence', () => {
  const unsaid = exporting.filter(({ id }) => {
    const { namespace, key } = placeOfNotice(`audit.${id.split('.')[0]!}`, 'message');
    return !Object.hasOwn(declaredSentences(namespace) ?? {}, key);
  });
  expect(unsaid.map(({ id }) => id)).toEqual([]);
});

test('of the delivered roles only those whose day needs a file may export', () => {
  const exporters = systemRolesOf(false).flatMap(({ code, permissions }) =>
    permissions.filter((one) => one.endsWith('.export')).map((one) => `${code} ${one}`),
  );
  expect(exporters).toEqual([
    'pharmacist inventory.export',
    'storekeeper inventory.export',
    'billing_clerk billing.export',
    'ward_manager admissions.export',
    'theatre_nurse surgery.export',
    'medical_records_officer patients.export',
    'medical_records_officer admissions.export',
    'medical_records_officer reports.export',
  ]);
});
