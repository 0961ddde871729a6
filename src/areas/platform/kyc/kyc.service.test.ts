import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listAuditEntries } from '#areas/audit/trail/audit-trail.contract.ts';
import { getChannels } from '#areas/messages/channels/channel.contract.ts';
import { readAccountLink, setPasswordByLink } from '#areas/people/account/links/account-link.contract.ts';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { readFirstHour } from '#areas/settings/first-hour/first-hour.contract.ts';
import { getSettings } from '#areas/settings/settings/settings.contract.ts';
import { readSubscription } from '#areas/subscriptions/subscription/subscription.contract.ts';
import { aRequest, type Caller, embeddedPostgres, openTestSystem, signInAs } from '#testing/hospital.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { answerQuestion, readApplication } from '../applications/application.contract.ts';
import { aFile, anApplication } from '../platform.fixture.ts';
import { listPlans } from '../plans/plan.contract.ts';
import * as contract from './kyc.contract.ts';
import { checklistItems } from './kyc.rules.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

describe('the review of an application', () => {
  const opened = openTestSystem(postgres);
  let operator: Caller;
  let tenantId: string;
  let planId: string;

  beforeAll(async () => {
    ({ operator, tenantId } = await aPlatform(opened));
    const { rows } = await operator.call(listPlans, {});
    planId = rows.find(({ code }) => code === 'professional')!.id;
  });
  afterAll(() => opened.close());

  const checklist = [...checklistItems];

  async function aSubmission() {
    const applied = await anApplication(opened);
    const { rows } = await operator.call(contract.listSubmissions, { search: applied.number });
    const application = await operator.call(contract.readSubmission, { applicationId: rows[0]!.id });
    return { ...applied, application };
  }

  function approvalOf({ id: applicationId, version, suggestedCode: code }: contract.Application) {
    return { applicationId, version, code, planId, checklist };
  }

  function asApplicant(call: { id: string }, input: object) {
    return opened.system.dispatcher.run(call.id, input, aRequest());
  }

  async function countTenants(slug: string) {
    const rows = await opened.database.onPlatform((db) =>
      db.selectFrom('tenant').select('id').where('slug', '=', slug).execute(),
    );
    return rows.length;
  }

  test('an application waits, and no hospital exists before it is approved', async () => {
    const { application, organizationName, contactEmail } = await aSubmission();
    expect(application).toMatchObject({
      status: 'pending',
      organizationName,
      contactEmail,
      hospitalId: null,
    });
    expect(application.documents.map(({ kind }) => kind).toSorted()).toEqual([
      'passport_photo',
      'trade_license',
    ]);
    expect(application.messages).toMatchObject([
      { kind: 'received', recipient: contactEmail, facts: { number: application.number } },
    ]);
    expect(await countTenants(application.suggestedCode)).toBe(0);
  });

  test('approving makes the hospital, its trial, its modules and its first administrator, who sets a password', async () => {
    const { application, adminEmail } = await aSubmission();
    const { token, application: approved } = await operator.call(
      contract.approveSubmission,
      approvalOf(application),
    );
    expect(approved).toMatchObject({ status: 'approved', checklist });
    const link = await asApplicant(readAccountLink, { token });
    expect(link).toMatchObject({ purpose: 'invitation', slug: application.suggestedCode });
    await asApplicant(setPasswordByLink, { token, password: 'seven green boats' });
    const admin = await signInAs(opened.system, application.suggestedCode, adminEmail, 'seven green boats');
    const session = await admin.call(currentSession, {});
    const tenant = { name: application.organizationName, timeZone: 'Asia/Dhaka', currencyCode: 'BDT' };
    expect(session).toMatchObject({ isAdministrator: true, tenant });
    expect(session.modules).toMatchObject({
      laboratory_enabled: true,
      pharmacy_enabled: true,
      reports_enabled: true,
      surgery_enabled: false,
    });
    expect(await admin.call(readSubscription, {})).toMatchObject({
      subscription: { planCode: 'professional', status: 'trial' },
      usage: { staff: { used: 1, limit: 25 }, patients: { used: 0, limit: null } },
    });
  });

  test('the operator corrects by which clock and in which money the hospital will work', async () => {
    const { application, adminEmail } = await aSubmission();
    expect(application).toMatchObject({ timeZone: 'Asia/Dhaka', currencyCode: 'BDT' });
    const place = { timeZone: 'Asia/Kathmandu', currencyCode: 'USD' as const };
    const { token } = await operator.call(contract.approveSubmission, {
      ...approvalOf(application),
      ...place,
      messageLanguage: 'bn',
    });
    await asApplicant(setPasswordByLink, { token, password: 'seven green boats' });
    const admin = await signInAs(opened.system, application.suggestedCode, adminEmail, 'seven green boats');
    expect(await admin.call(currentSession, {})).toMatchObject({ tenant: place });
    // What was not corrected is as the applicant said it, and the clock was decided with it.
    expect(await admin.call(getSettings, {})).toMatchObject({ countryCode: 'BD', numberGrouping: 'lakh' });
    expect(await admin.call(getChannels, {})).toMatchObject({ defaultLanguage: 'bn' });
    expect(await admin.call(readFirstHour, {})).toMatchObject({ isClockAsked: false });
  });

  test('of fifty who approve at once exactly one makes the hospital', async () => {
    const { application } = await aSubmission();
    const presses = Array.from({ length: 50 }, () =>
      operator.call(contract.approveSubmission, approvalOf(application)),
    );
    const results = await Promise.allSettled(presses);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const codes = results.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { code: string }).code] : [],
    );
    expect(new Set(codes)).toEqual(new Set(['WRONG_STATE']));
    expect(await countTenants(application.suggestedCode)).toBe(1);
  });

  test('the same press sent fifty times is answered with the same hospital', async () => {
    const { application } = await aSubmission();
    const presses = Array.from({ length: 50 }, () =>
      operator.call(contract.approveSubmission, approvalOf(application), `press-of-${application.id}`),
    );
    const answers = await Promise.all(presses);
    expect(new Set(answers.map((answer) => answer.application.hospitalId)).size).toBe(1);
    expect(answers.filter(({ token }) => token !== null)).toHaveLength(1);
    expect(await countTenants(application.suggestedCode)).toBe(1);
  });

  test('an approval that fails leaves nothing behind', async () => {
    const first = await aSubmission();
    await operator.call(contract.approveSubmission, approvalOf(first.application));
    const second = await aSubmission();
    const input = { ...approvalOf(second.application), code: first.application.suggestedCode };
    await expect(operator.call(contract.approveSubmission, input)).rejects.toMatchObject({
      code: 'ORGANIZATION_CODE_TAKEN',
    });
    const { id: applicationId } = second.application;
    expect(await operator.call(contract.readSubmission, { applicationId })).toMatchObject({
      status: 'pending',
      version: second.application.version,
      hospitalId: null,
    });
  });

  test('nothing is approved while something of the checklist is open', async () => {
    const { application } = await aSubmission();
    const input = { ...approvalOf(application), checklist: checklist.slice(1) };
    await expect(operator.call(contract.approveSubmission, input)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { checklist: { code: 'kyc.uncheckedItems' } } },
    });
  });

  test('who is asked back answers with another document, which takes the place of the first', async () => {
    const { application, secret } = await aSubmission();
    const { id: applicationId, version } = application;
    const question = 'The license is cut off. Please send the whole page.';
    const asked = await operator.call(contract.askApplicant, { applicationId, version, question });
    expect(await asApplicant(readApplication, { secret })).toMatchObject({ status: 'asked', question });
    const tradeLicense = await aFile(opened, 'trade_license', '../../etc/whole page.pdf');
    const answer = { secret, answer: 'Here it is.', tradeLicense };
    expect(await asApplicant(answerQuestion, answer)).toMatchObject({
      status: 'pending',
      answer: 'Here it is.',
    });
    const after = await operator.call(contract.readSubmission, { applicationId });
    expect(after.version).toBeGreaterThan(asked.version);
    const licenses = after.documents.filter(({ kind }) => kind === 'trade_license');
    expect(licenses.map(({ name, isReplaced }) => [name, isReplaced])).toEqual([
      ['license.pdf', true],
      ['whole page.pdf', false],
    ]);
    await expect(asApplicant(answerQuestion, answer)).rejects.toMatchObject({ code: 'WRONG_STATE' });
  });

  test('a rejection tells the applicant why, and can be taken back', async () => {
    const { application, secret } = await aSubmission();
    const { id: applicationId, version } = application;
    const notes = 'The license has expired.';
    const rejected = await operator.call(contract.rejectSubmission, { applicationId, version, notes });
    expect(await asApplicant(readApplication, { secret })).toMatchObject({
      status: 'rejected',
      reviewNotes: notes,
    });
    const again = { applicationId, version: rejected.version, notes: 'A new license has come.' };
    expect(await operator.call(contract.reopenSubmission, again)).toMatchObject({ status: 'pending' });
    await expect(operator.call(contract.reopenSubmission, again)).rejects.toMatchObject({
      code: 'WRONG_STATE',
    });
  });

  test('each opening of a document is in the trail, and it comes back as it was sent', async () => {
    const { application } = await aSubmission();
    const document = application.documents.find(({ kind }) => kind === 'trade_license')!;
    const ids = { applicationId: application.id, documentId: document.id };
    const file = await operator.call(contract.readDocument, ids);
    expect(file).toMatchObject({ name: 'license.pdf', contentType: 'application/pdf' });
    expect(atob(file.content)).toMatch(/^%PDF-1\.4\n/);
    const entries = await opened.database.inTenant(tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select(['action', 'user_id'])
        .where('tenant_id', '=', tenantId)
        .where('resource', '=', 'application_files')
        .where('resource_id', '=', document.id)
        .execute(),
    );
    expect(entries).toMatchObject([{ action: 'VIEW', user_id: expect.any(String) }]);
    const other = await aSubmission();
    const mixed = { ...ids, applicationId: other.application.id };
    await expect(operator.call(contract.readDocument, mixed)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('a hospital sees in its own trail that the operator has opened a paper of its application', async () => {
    const { application, adminEmail } = await aSubmission();
    const document = application.documents.find(({ kind }) => kind === 'passport_photo')!;
    const ids = { applicationId: application.id, documentId: document.id };
    const { token } = await operator.call(contract.approveSubmission, approvalOf(application));
    await asApplicant(setPasswordByLink, { token, password: 'seven green boats' });
    const admin = await signInAs(opened.system, application.suggestedCode, adminEmail, 'seven green boats');
    const opening = () =>
      admin.call(listAuditEntries, {
        resource: 'application_files',
        action: 'VIEW',
        resourceId: document.id,
      });
    expect((await opening()).rows).toEqual([]);
    await operator.call(contract.readDocument, ids);
    expect((await opening()).rows).toMatchObject([{ userId: null, fields: ['kind', 'name', 'operator'] }]);
  });

  test('a new link takes the place of the one before', async () => {
    const { application, secret } = await aSubmission();
    const { id: applicationId, version } = application;
    const { secret: another } = await operator.call(contract.renewApplicantLink, { applicationId, version });
    await expect(asApplicant(readApplication, { secret })).rejects.toMatchObject({
      code: 'APPLICATION_LINK_INVALID',
    });
    expect(await asApplicant(readApplication, { secret: another })).toMatchObject({
      number: application.number,
    });
  });

  test('the list goes on where its page ended, and its figures count what waits', async () => {
    await aSubmission();
    await aSubmission();
    const first = await operator.call(contract.listSubmissions, { limit: 1, status: 'all' });
    const second = await operator.call(contract.listSubmissions, {
      limit: 1,
      status: 'all',
      cursor: first.nextCursor!,
    });
    expect(second.rows[0]!.id).not.toBe(first.rows[0]!.id);
    const { pending, approved, rejected, total } = await operator.call(contract.countSubmissions, {});
    expect(pending).toBeGreaterThanOrEqual(2);
    expect(pending + approved + rejected).toBe(total);
  });
});
