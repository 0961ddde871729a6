import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readAccountLink, setPasswordByLink } from '#areas/people/account/links/account-link.contract.ts';
import { aColleague } from '#areas/people/people.fixture.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { inviteUser } from '#areas/people/users/links/user-link.contract.ts';
import { createUser, updateUser } from '#areas/people/users/user.contract.ts';
import { askDataExport } from '#areas/leaving/exports/data-export.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { listPatients, registerPatient } from '#areas/patients/patients/patient.contract.ts';
import { changeOperator, readOperator } from '#areas/subscriptions/operator/operator.contract.ts';
import { readSubscription } from '#areas/subscriptions/subscription/subscription.contract.ts';
import { isAppError } from '#kernel/app-error.ts';
import { newId } from '#kernel/ids.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { aRequest, type Caller, embeddedPostgres, openTestSystem, signInAs } from '#testing/hospital.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { readClientSubmission } from '../kyc/kyc.contract.ts';
import { aFile, someApplicant } from '../platform.fixture.ts';
import { createPlan, listPlans, updatePlan } from '../plans/plan.contract.ts';
import * as contract from './client.contract.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());
const password = 'seven green boats';

describe('the hospitals of the platform', () => {
  const opened = openTestSystem(postgres);
  let operator: Caller;

  beforeAll(async () => {
    ({ operator } = await aPlatform(opened));
  });
  afterAll(() => opened.close());

  function aPlan(limits: { staffLimit?: number; patientLimit?: number } = {}) {
    return operator.call(createPlan, {
      code: `plan-${newId().slice(-12)}`,
      name: 'Small',
      priceMinor: 1200,
      currencyCode: 'BDT',
      billingInterval: 'month',
      staffLimit: limits.staffLimit ?? null,
      patientLimit: limits.patientLimit ?? null,
      bedLimit: null,
      storageLimitMegabytes: null,
      modules: ['billing_enabled'],
      features: ['Patients'],
      trialDays: 14,
    });
  }

  /** A hospital made by the wizard, with its administrator signed in. */
  async function aClient(limits: Parameters<typeof aPlan>[0] = {}) {
    const plan = await aPlan(limits);
    const applicant = someApplicant();
    const orgCode = `clinic-${newId().slice(-12)}`;
    const { id, token } = await operator.call(contract.createClient, {
      ...applicant,
      legalName: `${applicant.organizationName} Ltd.`,
      orgCode,
      planId: plan.id,
      adminPhone: null,
      tradeLicense: await aFile(opened, 'trade_license'),
      passportPhoto: await aFile(opened, 'passport_photo'),
    });
    await opened.system.dispatcher.run(setPasswordByLink.id, { token, password }, aRequest());
    const enter = () => signInAs(opened.system, orgCode, applicant.adminEmail, password);
    const enterWrongly = () => signInAs(opened.system, orgCode, applicant.adminEmail, 'not the password');
    return { id, plan, applicant, orgCode, admin: await enter(), enter, enterWrongly };
  }

  test('a client that the operator creates works at once, and its documents wait for a review', async () => {
    const { id, plan, applicant, orgCode, admin } = await aClient();
    const client = await operator.call(contract.readClient, { clientId: id });
    expect(client).toMatchObject({
      name: applicant.organizationName,
      slug: orgCode,
      status: 'trial',
      kycStatus: 'pending',
      plan: { code: plan.code, status: 'trial', priceMinor: 1200 },
      usage: { staff: { used: 1, limit: null }, patients: { used: 0, limit: null } },
    });
    expect(await operator.call(readClientSubmission, { clientId: id })).toMatchObject({
      source: 'operator',
      hospitalId: id,
    });
    await admin.call(registerPatient, aPatient());
    const after = await operator.call(contract.readClient, { clientId: id });
    expect(after.usage.patients.used).toBe(1);
    const { rows } = await operator.call(contract.listClients, { search: orgCode });
    expect(rows.map((row) => row.id)).toEqual([id]);
  });

  test('a code that is taken is refused, and nothing of the client stays', async () => {
    const { orgCode, plan, applicant } = await aClient();
    const input = {
      ...applicant,
      legalName: 'Another',
      orgCode,
      planId: plan.id,
      adminPhone: null,
      tradeLicense: await aFile(opened, 'trade_license'),
      passportPhoto: await aFile(opened, 'passport_photo'),
    };
    await expect(operator.call(contract.createClient, input)).rejects.toMatchObject({
      code: 'ORGANIZATION_CODE_TAKEN',
    });
    // The documents are still waiting: the same ones can be handed in with another code.
    await operator.call(contract.createClient, { ...input, orgCode: `${orgCode.slice(0, 50)}-2` });
  });

  async function aSuspended() {
    const client = await aClient();
    const { version } = await operator.call(contract.readClient, { clientId: client.id });
    const suspended = await operator.call(contract.suspendClient, {
      clientId: client.id,
      version,
      reason: 'Not paid',
    });
    return { ...client, suspended };
  }

  async function letSuspendedRead(suspendedMayRead: boolean) {
    const card = await operator.call(readOperator, {});
    await operator.call(changeOperator, { ...card, suspendedMayRead });
  }

  const contact = { name: 'Platform', phone: '+880 2 000000', email: 'operator@platform.example' };

  test('a suspended hospital is signed out at once and reads on, until it is reactivated', async () => {
    const { id: clientId, admin, enter, enterWrongly, suspended } = await aSuspended();
    expect(suspended).toMatchObject({ status: 'suspended', suspensionReason: 'Not paid' });
    await expect(admin.call(currentSession, {})).rejects.toMatchObject({ code: 'SIGNED_OUT' });
    await expect(enterWrongly()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS', facts: {} });
    const reader = await enter();
    expect(await reader.call(currentSession, {})).toMatchObject({ isSuspended: true });
    expect(await reader.call(listPatients, {})).toMatchObject({ rows: [] });
    expect(await reader.call(askDataExport, {})).toMatchObject({ id: expect.any(String) });
    await expect(reader.call(registerPatient, aPatient())).rejects.toMatchObject({
      code: 'HOSPITAL_SUSPENDED',
    });
    const again = { clientId, version: suspended.version, reason: 'Twice' };
    await expect(operator.call(contract.suspendClient, again)).rejects.toMatchObject({ code: 'WRONG_STATE' });
    const working = await operator.call(contract.reactivateClient, { ...again, reason: 'Paid' });
    expect(working).toMatchObject({ status: 'trial', suspendedAt: null });
    const session = await (await enter()).call(currentSession, {});
    expect(session.isSuspended).toBeUndefined();
  });

  test('of the writes a suspended hospital has those that take out, those that pay, and those of being signed in', async () => {
    const reader = await (await aSuspended()).enter();
    const open: string[] = [];
    for (const { call } of opened.system.dispatcher.calls.values()) {
      if (call.access === 'public' || call.kind === 'read') continue;
      const refused = await reader.call(call, { no: 'such field' }).catch((error: { code: string }) => error);
      if ((refused as { code?: string }).code !== 'HOSPITAL_SUSPENDED') open.push(call.id);
    }
    expect(open.filter((id) => !id.endsWith('.recordPrint')).toSorted()).toEqual([
      'dataExports.ask',
      'onlinePayments.check',
      'onlinePayments.start',
      'paymentProofs.addFile',
      'paymentProofs.submit',
      'secondFactor.begin',
      'secondFactor.confirm',
      'sessions.signOut',
      'sessions.signOutEverywhere',
    ]);
  });

  test('where the operator wants that, nobody of a suspended hospital reads: the right password is told whom to ask', async () => {
    const { enter, enterWrongly } = await aSuspended();
    const reader = await enter();
    await letSuspendedRead(false);
    await expect(enter()).rejects.toMatchObject({ code: 'HOSPITAL_SUSPENDED', facts: contact });
    await expect(enterWrongly()).rejects.toMatchObject({ code: 'INVALID_CREDENTIALS', facts: {} });
    const readOn = () => reader.call(listPatients, {}).catch((error: { code: string }) => error.code);
    await expect.poll(readOn).toBe('SIGNED_OUT');
    await letSuspendedRead(true);
  });

  test('a link of a suspended hospital says whom to ask, and one that opens nothing says what it always says', async () => {
    const client = await aClient();
    const colleague = await client.admin.call(createUser, aColleague());
    const { token } = await client.admin.call(inviteUser, { userId: colleague.id });
    const { version } = await operator.call(contract.readClient, { clientId: client.id });
    const suspension = { clientId: client.id, version, reason: 'Not paid' };
    const suspended = await operator.call(contract.suspendClient, suspension);
    const bring = (call: { id: string }, input: object) =>
      opened.system.dispatcher.run(call.id, input, aRequest());
    const refused = { code: 'HOSPITAL_SUSPENDED', facts: contact };
    await expect(bring(readAccountLink, { token })).rejects.toMatchObject(refused);
    await expect(bring(setPasswordByLink, { token, password })).rejects.toMatchObject(refused);
    const wrong = token!.replace(/.{4}$/, '0000');
    await expect(bring(readAccountLink, { token: wrong })).rejects.toMatchObject({
      code: 'LINK_INVALID',
      facts: {},
    });
    await operator.call(contract.reactivateClient, { ...suspension, version: suspended.version });
    await bring(setPasswordByLink, { token, password });
  });

  test('a hospital without any plan can be suspended and given one', async () => {
    const hospital = await opened.aHospital();
    const clientId = hospital.tenantId;
    const before = await operator.call(contract.readClient, { clientId });
    expect(before).toMatchObject({ plan: null, kycStatus: null, version: 0 });
    const plan = await aPlan({ staffLimit: 50 });
    const agreed = await operator.call(contract.changeSubscription, {
      clientId,
      version: 0,
      planId: plan.id,
      status: 'active',
    });
    expect(agreed).toMatchObject({ plan: { code: plan.code, status: 'active' }, status: 'active' });
    expect(agreed.usage.staff.limit).toBe(50);
    const stale = { clientId, version: 0, planId: plan.id, status: 'trial' as const };
    await expect(operator.call(contract.changeSubscription, stale)).rejects.toMatchObject({ code: 'STALE' });
  });

  test('a plan that changes leaves running subscriptions as they were agreed', async () => {
    const { id: clientId, plan, admin } = await aClient({ staffLimit: 5 });
    const {
      id: planId,
      version,
      code: _code,
      isActive,
      clients: _clients,
      modules: _modules,
      ...fields
    } = plan;
    await operator.call(updatePlan, {
      ...fields,
      planId,
      version,
      isActive,
      modules: [],
      currencyCode: 'BDT',
      priceMinor: 9900,
      staffLimit: 1,
    });
    expect(await operator.call(contract.readClient, { clientId })).toMatchObject({
      plan: { priceMinor: 1200 },
      usage: { staff: { limit: 5 } },
    });
    expect(await admin.call(readSubscription, {})).toMatchObject({ subscription: { priceMinor: 1200 } });
    await admin.call(createUser, aColleague());
    const { rows } = await operator.call(listPlans, {});
    expect(rows.find(({ id }) => id === planId)).toMatchObject({ priceMinor: 9900, clients: 1 });
  });

  test('twenty who add the last two people at once add two, and an inactive one takes no place', async () => {
    const { admin } = await aClient({ staffLimit: 3 });
    await admin.call(createUser, { ...aColleague(), status: 'inactive' });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => admin.call(createUser, aColleague())),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const refusals = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refusals.every((error) => isAppError(error, 'PLAN_LIMIT'))).toBe(true);
    expect(await admin.call(readSubscription, {})).toMatchObject({
      usage: { staff: { used: 3, limit: 3, isNear: true } },
    });
  });

  test('who is switched off makes room, and who comes back needs it', async () => {
    const { admin } = await aClient({ staffLimit: 2 });
    const first = await admin.call(createUser, aColleague());
    const off = await admin.call(updateUser, {
      userId: first.id,
      version: first.version,
      status: 'inactive',
    });
    await admin.call(createUser, aColleague());
    await expect(
      admin.call(updateUser, { userId: off.id, version: off.version, status: 'active' }),
    ).rejects.toMatchObject({ code: 'PLAN_LIMIT', facts: { what: 'staff', limit: 2 } });
  });

  test('twenty who register the last three patients at once register three', async () => {
    const { admin } = await aClient({ patientLimit: 3 });
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, () => admin.call(registerPatient, aPatient({ lastName: `Race${newId()}` }))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect((await admin.call(listPatients, {})).rows).toHaveLength(3);
  });

  test('a smaller plan keeps everything, and only what is added is refused', async () => {
    const { id: clientId, admin } = await aClient();
    for (const lastName of ['One', 'Two', 'Three']) await admin.call(registerPatient, aPatient({ lastName }));
    const { version } = await operator.call(contract.readClient, { clientId });
    const { id: planId } = await aPlan({ patientLimit: 2 });
    await operator.call(contract.changeSubscription, { clientId, version, planId, status: 'active' });
    expect((await admin.call(listPatients, {})).rows).toHaveLength(3);
    await expect(admin.call(registerPatient, aPatient({ lastName: 'Four' }))).rejects.toMatchObject({
      code: 'PLAN_LIMIT',
      facts: { what: 'patients', limit: 2 },
    });
  });

  test('the first administrator gets another link only while nobody has a password', async () => {
    const { id: clientId } = await aClient();
    await expect(operator.call(contract.renewAdministratorLink, { clientId })).rejects.toMatchObject({
      code: 'HOSPITAL_HAS_PEOPLE',
    });
  });

  test('the platform itself is no client', async () => {
    const { tenantId: clientId } = await aPlatform(opened);
    await expect(operator.call(contract.readClient, { clientId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    const suspension = { clientId, version: 0, reason: 'Any' };
    await expect(operator.call(contract.suspendClient, suspension)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  test('an administrator of a hospital makes none of these calls', async () => {
    const { admin } = await aClient();
    for (const [id, { call }] of opened.system.dispatcher.calls) {
      if (call.access !== 'super_admin') continue;
      const request = aRequest({ token: admin.token });
      const outcome = await opened.system.dispatcher.run(id, {}, request).catch((error: unknown) => error);
      expect([id, outcome]).toEqual([id, expect.objectContaining({ code: 'FORBIDDEN' })]);
    }
  });
});
