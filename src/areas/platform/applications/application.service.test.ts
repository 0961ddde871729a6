import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSecret } from '#kernel/secret.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { aRequest, type Caller, embeddedPostgres, openTestSystem } from '#testing/hospital.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { listSubmissions, readSubmission } from '../kyc/kyc.contract.ts';
import { aFile, anApplication, someApplicant } from '../platform.fixture.ts';
import { confirmEmail, readApplication, submitApplication } from './application.contract.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());

describe('applying for an account', () => {
  const opened = openTestSystem(postgres);
  let operator: Caller;

  beforeAll(async () => {
    ({ operator } = await aPlatform(opened));
  });
  afterAll(() => opened.close());

  const ask = (call: { id: string }, input: object, ipAddress = newSecret()) =>
    opened.system.dispatcher.run(call.id, input, aRequest({ ipAddress }));

  async function aCompleteForm() {
    return {
      ...someApplicant(),
      tradeLicense: await aFile(opened, 'trade_license'),
      passportPhoto: await aFile(opened, 'passport_photo'),
      secret: newSecret(),
    };
  }

  test('the same application sent again, also at the same instant, is one', async () => {
    const form = await aCompleteForm();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(submitApplication, form)));
    const again = await ask(submitApplication, form);
    expect(new Set([...answers, again].map((answer) => JSON.stringify(answer))).size).toBe(1);
    const { rows } = await operator.call(listSubmissions, { search: form.contactEmail });
    expect(rows).toHaveLength(1);
  });

  test('every field is required, and what is missing is told at its field', async () => {
    const refusal = await ask(submitApplication, { secret: newSecret() }).catch((error: unknown) => error);
    const fields = Object.keys((refusal as { facts: { fields: object } }).facts.fields);
    expect(fields.toSorted()).toEqual(
      [...Object.keys(someApplicant()), 'tradeLicense', 'passportPhoto'].toSorted(),
    );
  });

  test('an organization of the same name is asked about, whatever its capitals', async () => {
    const first = await anApplication(opened);
    const form = { ...(await aCompleteForm()), organizationName: first.organizationName.toUpperCase() };
    await expect(ask(submitApplication, form)).rejects.toMatchObject({ code: 'ORGANIZATION_KNOWN' });
    const { number } = (await ask(submitApplication, { ...form, isAnotherOrganization: true })) as {
      number: string;
    };
    const { rows } = await operator.call(listSubmissions, { search: number });
    const { similar } = await operator.call(readSubmission, { applicationId: rows[0]!.id });
    expect(similar).toEqual([{ name: first.organizationName, number: first.number }]);
  });

  test('a document is handed in once, for its own kind, and within a day', async () => {
    const first = await anApplication(opened);
    const form = await aCompleteForm();
    const refused = (part: object) =>
      expect(ask(submitApplication, { ...form, ...part })).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        facts: { fields: { tradeLicense: { code: 'files.gone' } } },
      });
    await refused({ tradeLicense: first.tradeLicense });
    await refused({ tradeLicense: form.passportPhoto });
    await refused({ tradeLicense: newSecret() });
    opened.clock.advance(25 * 3_600_000);
    // The session of the operator has ended meanwhile.
    ({ operator } = await aPlatform(opened));
    await refused({});
  });

  test('where the operator sends no mail no code is asked for, and none is right', async () => {
    const { secret } = await anApplication(opened);
    expect(await ask(readApplication, { secret })).toMatchObject({
      isCodeSent: false,
      isEmailConfirmed: false,
    });
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await expect(ask(confirmEmail, { secret, code: `00000${attempt}` })).rejects.toMatchObject({
        code: 'EMAIL_CODE_INVALID',
      });
    }
    await expect(ask(confirmEmail, { secret, code: '000010' })).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
  });

  test('one network applies ten times a day, and one address five times', async () => {
    const ipAddress = '192.0.2.77';
    for (let count = 0; count < 10; count += 1)
      await ask(submitApplication, await aCompleteForm(), ipAddress);
    await expect(ask(submitApplication, await aCompleteForm(), ipAddress)).rejects.toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
    });
    const contactEmail = `many@${newSecret().slice(0, 12)}.example`;
    const sameAddress = async () => ask(submitApplication, { ...(await aCompleteForm()), contactEmail });
    for (let count = 0; count < 5; count += 1) await sameAddress();
    await expect(sameAddress()).rejects.toMatchObject({ code: 'TOO_MANY_ATTEMPTS' });
  });

  test('a secret that nobody has opens nothing', async () => {
    await expect(ask(readApplication, { secret: newSecret() })).rejects.toMatchObject({
      code: 'APPLICATION_LINK_INVALID',
      facts: {},
    });
  });

  test('no session of a hospital finds an application or a document, whatever it asks the database', async () => {
    await anApplication(opened);
    const { tenantId } = await opened.aHospital();
    const { tenantId: platformId } = await aPlatform(opened);
    const counts = await opened.database.inTenant(tenantId, 'read', async (db) => [
      await db.selectFrom('application').select('id').where('tenant_id', '=', platformId).execute(),
      await db.selectFrom('application_file').select('id').where('tenant_id', '=', platformId).execute(),
      await db.selectFrom('application_message').select('id').where('tenant_id', '=', platformId).execute(),
      await db.selectFrom('plan').select('id').where('tenant_id', '=', platformId).execute(),
      await db.selectFrom('client').select('id').where('tenant_id', '=', platformId).execute(),
    ]);
    expect(counts).toEqual([[], [], [], [], []]);
  });
});
