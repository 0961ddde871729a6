import { setPasswordByLink } from '#areas/people/account/links/account-link.contract.ts';
import { createRole } from '#areas/people/roles/role.contract.ts';
import { inviteUser } from '#areas/people/users/links/user-link.contract.ts';
import { createUser } from '#areas/people/users/user.contract.ts';
import type { Permission } from '#kernel/access/permissions.ts';
import type { AttackedHospital, Target } from './target.ts';

/** The password that newcomers choose. */
export const newcomerPassword = 'nine quiet lanterns';

/** Somebody without a password. */
export interface Invited {
  userId: string;
  email: string;
}

/** Somebody who joined a hospital for one attack, so that nothing of it is left with the people of the samples. */
export interface Newcomer extends Invited {
  token: string;
}

/** What signing in sends, and whatever else a browser brings along. */
export interface Credentials {
  email: string;
  password?: string;
  code?: string;
  headers?: Record<string, string>;
}

/** Tries to sign in; what came back, with the cookies that a browser would keep. */
export async function enter(
  url: string,
  slug: string,
  { email, password = newcomerPassword, code, headers }: Credentials,
): Promise<{ status: number; cookies: string[]; token: string | undefined }> {
  const answer = await fetch(`${url}/api/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ slug, email, password, ...(code && { code }) }),
  });
  await answer.text();
  const cookies = answer.headers.getSetCookie();
  const token = /openward_session=([^;]+)/.exec(cookies.join(';'))?.[1];
  return { status: answer.status, cookies, token };
}

/** An account whose only role grants exactly these permissions, and that nobody was invited to yet. */
export async function anAccount(
  { ask }: Target,
  hospital: AttackedHospital,
  permissions: readonly Permission[] = [],
): Promise<Invited> {
  const admin = await hospital.as('tenant_admin');
  const run = crypto.randomUUID();
  const role = {
    name: `${hospital.mark} ${run}`,
    permissions: permissions.filter((one) => one !== 'super_admin'),
  };
  const initialRoles = permissions.length > 0 ? [(await ask(createRole, role, admin)).id] : [];
  const email = `newcomer-${run}@mail.example`;
  const person = { firstName: hospital.mark, lastName: `Newcomer ${run.slice(0, 8)}`, email, initialRoles };
  return { userId: (await ask(createUser, person, admin)).id, email };
}

/** The same, after the invitation was used. */
export async function aNewcomer(
  target: Target,
  hospital: AttackedHospital,
  permissions: readonly Permission[] = [],
): Promise<Newcomer> {
  const { ask, url } = target;
  const invited = await anAccount(target, hospital, permissions);
  const { token: link } = await ask(
    inviteUser,
    { userId: invited.userId },
    await hospital.as('tenant_admin'),
  );
  await ask(setPasswordByLink, { token: link!, password: newcomerPassword }, null);
  const { token, status } = await enter(url, hospital.slug, invited);
  if (!token) throw new Error(`A newcomer could not sign in: ${status}`);
  return { ...invited, token };
}
