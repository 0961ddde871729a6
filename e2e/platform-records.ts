import type { Page } from '@playwright/test';
import type { submitApplication } from '#areas/platform/applications/application.contract.ts';
import type { createClient } from '#areas/platform/clients/client.contract.ts';
import type { AddedFile } from '#areas/platform/files/file.contract.ts';
import type { listSubmissions } from '#areas/platform/kyc/kyc.contract.ts';
import type { listPlans } from '#areas/platform/plans/plan.contract.ts';
import { aPdf, someApplicant } from '#areas/platform/platform.fixture.ts';
import { aPng } from '#areas/settings/logo/logo.fixture.ts';
import { writeBase64 } from '#kernel/base64.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { newSecret } from '#kernel/secret.ts';
import { callFrom } from './calls.ts';

// What the operator needs before a test begins.

async function theDocuments(page: Page): Promise<{ tradeLicense: string; passportPhoto: string }> {
  const add = (kind: string, content: Uint8Array) =>
    callFrom<AddedFile>(page, 'applications.addFile', { kind, name: kind, content: writeBase64(content) });
  const license = await add('trade_license', aPdf);
  const photo = await add('passport_photo', aPng(32, 32));
  return { tradeLicense: license.token, passportPhoto: photo.token };
}

/** Applies for an account; returns the id under which the operator finds the application. */
export async function anApplication(page: Page): Promise<string> {
  const input = { ...someApplicant(), ...(await theDocuments(page)), secret: newSecret() };
  const { number } = await callFrom<CallOutput<typeof submitApplication>>(page, 'applications.submit', input);
  const { rows } = await callFrom<CallOutput<typeof listSubmissions>>(page, 'kyc.list', { search: number });
  return rows[0]!.id;
}

/** Creates a hospital of the smallest plan as the operator, who is told how its first administrator signs in. */
export async function aClientWithLink(page: Page, plan = 'basic') {
  const { rows } = await callFrom<CallOutput<typeof listPlans>>(page, 'plans.list', {});
  const applicant = someApplicant();
  const { id, token } = await callFrom<CallOutput<typeof createClient>>(page, 'clients.create', {
    ...applicant,
    ...(await theDocuments(page)),
    legalName: applicant.organizationName,
    orgCode: applicant.organizationName.toLowerCase().replaceAll(' ', '-'),
    planId: rows.find(({ code }) => code === plan)!.id,
    adminPhone: null,
  });
  return { id, name: applicant.organizationName, email: applicant.adminEmail, link: `/invitation#${token}` };
}

/** Creates a hospital as the operator; returns its id. */
export async function aClient(page: Page): Promise<string> {
  return (await aClientWithLink(page)).id;
}
