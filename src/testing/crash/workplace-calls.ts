import { samplePassword } from '#areas/people/people.samples.ts';

/** Signs a sample person of the first hospital in; returns the token. */
export async function signInAt(url: string, email: string): Promise<string> {
  const signedIn = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ slug: 'city-general', email, password: samplePassword }),
  });
  return /openward_session=([^;]+)/.exec(signedIn.headers.get('set-cookie') ?? '')?.[1] ?? '';
}

/** The ids of the first page of a list. */
export async function listOver(url: string, token: string, path: string): Promise<string[]> {
  const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { rows } = (await answer.json()) as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}
