import { sampleSignIns } from '#areas/people/people.samples.ts';
import type { listOrganizations } from '#areas/people/sessions/session.contract.ts';
import { namedOrganizations } from '#hosts/system/sample-organizations.ts';
import type { CallOutput } from '#kernel/define-call.ts';

/** The organizations that every demo begins with, for the sign-in page while its database is not open yet. */
export const knownOrganizations: CallOutput<typeof listOrganizations> = {
  organizations: namedOrganizations
    .map(({ slug, name, isPlatform }) => ({ slug, name, isPlatform }))
    .toSorted((a, b) => Number(b.isPlatform) - Number(a.isPlatform)),
  samples: sampleSignIns,
  isWithoutAccounts: false,
};
