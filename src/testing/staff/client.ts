import { expect } from 'vitest';
import { setPasswordByLink } from '#areas/people/account/links/account-link.contract.ts';
import { renewalJob } from '#areas/platform/billing/renewal.job.ts';
import { createClient } from '#areas/platform/clients/client.contract.ts';
import { aFile, someApplicant } from '#areas/platform/platform.fixture.ts';
import { createPlan } from '#areas/platform/plans/plan.contract.ts';
import { doDailyJobs } from '#server/jobs/daily-jobs.ts';
import type { CallRequest } from '#kernel/define-call.ts';
import { newId } from '#kernel/ids.ts';
import { aRequest, signInAs, type TestSystem } from '../hospital.ts';
import { aPlatform } from './platform.ts';

const password = 'seven green boats';

/** A plan in BDT for a month without a trial, unless something else is said. */
export async function aPlan(opened: TestSystem, part: Partial<CallRequest<typeof createPlan>> = {}) {
  const { operator } = await aPlatform(opened);
  return operator.call(createPlan, {
    code: `plan-${newId().slice(-12)}`,
    name: 'Small',
    priceMinor: 1200,
    currencyCode: 'BDT',
    billingInterval: 'month',
    staffLimit: 20,
    patientLimit: null,
    bedLimit: null,
    storageLimitMegabytes: null,
    modules: ['billing_enabled'],
    features: ['Patients'],
    trialDays: 0,
    ...part,
  });
}

/** A hospital that the operator has made with a plan; its first period begins now. */
export async function aClientOf(opened: TestSystem, planId: string) {
  const { operator } = await aPlatform(opened);
  const applicant = someApplicant();
  const orgCode = `clinic-${newId().slice(-12)}`;
  const { id, token } = await operator.call(createClient, {
    ...applicant,
    legalName: `${applicant.organizationName} Ltd.`,
    orgCode,
    planId,
    adminPhone: null,
    tradeLicense: await aFile(opened, 'trade_license'),
    passportPhoto: await aFile(opened, 'passport_photo'),
  });
  await opened.system.dispatcher.run(setPasswordByLink.id, { token, password }, aRequest());
  return { id, enter: () => signInAs(opened.system, orgCode, applicant.adminEmail, password) };
}

/** Puts the clock to an instant and does what the subscriptions of all hospitals need then. */
export async function renewAt({ database, clock }: TestSystem, instant: string): Promise<void> {
  clock.set(instant);
  const errors: unknown[] = [];
  const onError = (error: unknown) => void errors.push(error);
  await doDailyJobs({ database, clock, jobs: [renewalJob], onChange: () => {}, onError });
  expect(errors).toEqual([]);
}
