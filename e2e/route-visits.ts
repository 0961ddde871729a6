import type { Page } from '@playwright/test';
import type { AreaRoute } from '#client/registration/web-area.ts';
import { aDraft, anInvitation, aPayout, aReferrer, aUser, samplePatient } from './records.ts';

/** What a parameter of a route names: makes or finds a record and returns what stands for it in the address. */
const recordOf: Record<string, (page: Page) => Promise<string>> = {
  patientId: async (page) => (await samplePatient(page)).id,
  invoiceId: async (page) => (await aDraft(page, 'Bandage', 50)).id,
  referrerId: async (page) => (await aReferrer(page, 'Clinic of the visit')).id,
  payoutId: async (page) => (await aPayout(page, 'Clinic of the payout')).id,
  token: anInvitationToken,
};

async function anInvitationToken(page: Page): Promise<string> {
  const email = `visitor.${crypto.randomUUID()}@people.example`;
  const { id } = await aUser(page, { firstName: 'Nasima', lastName: 'Visitor', email });
  return (await anInvitation(page, id)).split('/').at(-1)!;
}

/** Further looks of a screen, each as what follows its path. */
export const looksOf: Record<string, readonly string[]> = {
  '/dashboard': ['/no-such-page'],
  '/dashboard/scheduling': ['?view=week'],
  '/dashboard/settings': [
    '?tab=users',
    '?tab=users&section=assign',
    '?tab=users&section=users',
    '?tab=security',
    '?tab=appearance',
    '?tab=integrations',
  ],
  '/dashboard/settings/roles': ['?view=matrix'],
  '/dashboard/emergency-access': ['?state=all'],
  '/invitation/$token': ['-that-nobody-made'],
};

/** The addresses at which a route is visited, with a record for each parameter; @throws Error for a parameter without. */
export async function addressesOf(page: Page, { path }: AreaRoute): Promise<string[]> {
  let address: string = path;
  for (const [written, name] of path.matchAll(/\$(\w+)/g)) {
    const make = recordOf[name!];
    if (!make) throw new Error(`${path}: say in route-visits.ts which record '${name}' names.`);
    address = address.replace(written, await make(page));
  }
  return [address, ...(looksOf[path] ?? []).map((look) => address + look)];
}
