import { signInOverHttp } from '../http-session.ts';

/** Signs a sample person of the first hospital in; returns the token. */
export function signInAt(url: string, email: string): Promise<string> {
  return signInOverHttp(url, 'city-general', email);
}

/** The ids of the first page of a list. */
export async function listOver(url: string, token: string, path: string): Promise<string[]> {
  const answer = await fetch(`${url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
  const { rows } = (await answer.json()) as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}
