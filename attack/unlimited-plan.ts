import { changeSubscription, listClients, readClient } from '#areas/platform/clients/client.contract.ts';
import { listPlans } from '#areas/platform/plans/plan.contract.ts';
import { sampleOrganizations } from '#hosts/system/samples.ts';
import { signInOverHttp } from '#testing/http-session.ts';
import type { Target } from './target.ts';

/** Agrees with a hospital on a plan without limits: more people join it for the attacks than its own plan takes. */
export async function liftLimits(url: string, ask: Target['ask'], slug: string): Promise<void> {
  const platform = sampleOrganizations.find(({ isPlatform }) => isPlatform)!;
  const operator = await signInOverHttp(url, platform.slug, platform.people[0]!.email);
  const plans = await ask(listPlans, {}, operator);
  const plan = plans.rows.find(
    (one) => one.isActive && one.staffLimit === null && one.patientLimit === null,
  )!;
  const clients = await ask(listClients, { search: slug }, operator);
  const { id: clientId } = clients.rows.find((one) => one.slug === slug)!;
  const { version } = await ask(readClient, { clientId }, operator);
  await ask(changeSubscription, { clientId, version, planId: plan.id, status: 'active' }, operator);
}
