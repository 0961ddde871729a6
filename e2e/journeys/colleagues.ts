import { type APIRequestContext, expect } from '@playwright/test';
import { samplePassword } from '#areas/people/people.samples.ts';
import { credentialsOf } from '../sessions.ts';

/** Where somebody signs in, and as whom; everybody's password is that of the samples. */
export interface Credentials {
  slug: string;
  email: string;
}

/** One more person with a delivered role of City General, made by its administrator. */
export async function aColleague(request: APIRequestContext, roleCode: string): Promise<Credentials> {
  const { slug, email: admin } = credentialsOf('Tenant Admin');
  const call = async <Output>(path: string, input: object): Promise<Output> => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answer = await request.post(`/rpc/${path}`, { data: { json: input }, headers });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
    return ((await answer.json()) as { json: Output }).json;
  };
  const session = { slug, email: admin, password: samplePassword };
  const headers = { 'idempotency-key': crypto.randomUUID() };
  await request.post('/api/sessions', { data: session, headers });
  const { rows } = await call<{ rows: { id: string; code: string }[] }>('roles/list', { limit: 100 });
  const role = rows.find(({ code }) => code === roleCode)!;
  const email = `colleague.${crypto.randomUUID().slice(0, 8)}@city-general.example`;
  const person = { firstName: 'Salma', lastName: 'Colleague', email, initialRoles: [role.id] };
  const { id: userId } = await call<{ id: string }>('users/create', person);
  const { token } = await call<{ token: string }>('users/invite', { userId });
  await call('accountLinks/setPassword', { token, password: samplePassword });
  return { slug, email };
}
