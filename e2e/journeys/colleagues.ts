import { type APIRequestContext, expect } from '@playwright/test';
import { samplePassword } from '#areas/people/people.samples.ts';
import { credentialsOf } from '../sessions.ts';

/** Where somebody signs in, and as whom; everybody's password is that of the samples. */
export interface Credentials {
  slug: string;
  email: string;
}

/** One call, named as `patients/register`, as whoever is signed in; fails when it is refused. */
export type MakeCall = <Output = { id: string }>(path: string, input: object) => Promise<Output>;

const aKey = () => ({ 'idempotency-key': crypto.randomUUID() });

/** Calls of the administrator of City General, for people whom a journey meets. */
export async function signInToArrange(request: APIRequestContext): Promise<MakeCall> {
  const data = { ...credentialsOf('Tenant Admin'), password: samplePassword };
  const signedIn = await request.post('/api/sessions', { data, headers: aKey() });
  expect(signedIn.status()).toBe(200);
  return async (path, input) => {
    const answer = await request.post(`/rpc/${path}`, { data: { json: input }, headers: aKey() });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return ((await answer.json()) as { json: never }).json;
  };
}

/** One more person with a delivered role of City General, by its name such as 'Laboratory Technician'. */
export async function aColleague(call: MakeCall, roleName: string): Promise<Credentials> {
  const { rows } = await call<{ rows: { id: string; name: string }[] }>('roles/list', { limit: 100 });
  const role = rows.find(({ name }) => name === roleName)!;
  const email = `colleague.${crypto.randomUUID().slice(0, 8)}@city-general.example`;
  const person = { firstName: 'Salma', lastName: 'Colleague', email, initialRoles: [role.id] };
  const { id: userId } = await call('users/create', person);
  const { token } = await call<{ token: string }>('users/invite', { userId });
  await call('accountLinks/setPassword', { token, password: samplePassword });
  return { slug: credentialsOf('Tenant Admin').slug, email };
}

/** Somebody in the only bed of a ward of their own, with two medicines that are due at once. */
export async function anInpatient(call: MakeCall, mark: string) {
  const { patientNumber, id: patientId } = await call<{ id: string; patientNumber: string }>(
    'patients/register',
    { firstName: 'Amina', lastName: mark, dateOfBirth: '1990-05-17', gender: 'female' },
  );
  const ward = { name: `Night ${mark}`, wardType: 'general' };
  const { id: wardId } = await call('wards/create', ward);
  const { rows: beds } = await call<{ rows: { id: string }[] }>('beds/create', {
    ...{ wardId, bedNumber: 'B-01', count: 1 },
  });
  const stay = { admittingDoctor: 'Dr. Farhan Chowdhury', primaryDiagnosis: 'Dengue fever' };
  const { id: admissionId } = await call('admissions/create', { patientId, bedId: beds[0]!.id, ...stay });
  const once = { dose: '1', route: 'oral', frequency: 'STAT', duration: '' };
  const lines = ['Oral salts', 'Fever drops'].map((name) => ({ ...once, name: `${name} ${mark}` }));
  await call('prescriptions/sign', { patientId, admissionId, lines });
  return { name: `Amina ${mark}`, patientNumber, ward: ward.name, medicines: lines.map(({ name }) => name) };
}
