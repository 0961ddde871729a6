import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { writeBase64 } from '#kernel/base64.ts';
import type { LogoAnswer } from '#screens/print/use-print-header.ts';
import { type Caller, type Hospital, openTestSystem } from '#testing/hospital.ts';
import * as contract from './logo.contract.ts';
import { aJpeg, aPng, aPngHeader } from './logo.fixture.ts';
import { getSettings, updateSettings } from '../settings/settings.contract.ts';

describe('logo', () => {
  const opened = openTestSystem();
  const png = writeBase64(aPng(64, 48));
  let hospital: Hospital;
  let admin: Caller;

  beforeEach(async () => {
    hospital = await opened.aHospital();
    admin = await hospital.as('tenant_admin');
  });
  afterAll(() => opened.close());

  test('everybody of the hospital reads the stored logo, and the session names it', async () => {
    const { logoVersion } = await admin.call(contract.setLogo, { content: png });
    const nurse = await hospital.as('nurse');
    const answer: LogoAnswer = await nurse.call(contract.readLogo, {});
    expect(answer).toEqual({
      logo: { contentType: 'image/png', content: png },
    });
    expect((await nurse.call(currentSession, {})).tenant.logoVersion).toBe(logoVersion);
    expect(logoVersion).not.toBeNull();
  });

  test('another logo takes the place of the first under another version, and can be removed', async () => {
    const first = await admin.call(contract.setLogo, { content: png });
    const jpeg = writeBase64(aJpeg(200, 100));
    const second = await admin.call(contract.setLogo, { content: jpeg });
    expect(second.logoVersion).not.toBe(first.logoVersion);
    expect((await admin.call(contract.readLogo, {})).logo).toEqual({
      contentType: 'image/jpeg',
      content: jpeg,
    });
    expect((await admin.call(contract.removeLogo, {})).logoVersion).toBeNull();
    expect(await admin.call(contract.readLogo, {})).toEqual({ logo: null });
  });

  test('a logo does not make an open form of the settings stale', async () => {
    const { version } = await admin.call(getSettings, {});
    await admin.call(contract.setLogo, { content: png });
    const after = await admin.call(updateSettings, { version, address: '9 Hill Road' });
    expect(after.logoVersion).not.toBeNull();
  });

  test('the audit trail tells kind and size, not the picture', async () => {
    const { logoVersion } = await admin.call(contract.setLogo, { content: png });
    const [entry] = await opened.database.inTenant(hospital.tenantId, 'read', (db) =>
      db
        .selectFrom('audit_entry')
        .select(['action', 'new_values'])
        .where('tenant_id', '=', hospital.tenantId)
        .where('resource', '=', 'logo')
        .execute(),
    );
    const facts = { contentType: 'image/png', width: 64, height: 48, bytes: aPng(64, 48).length };
    expect(entry).toEqual({ action: 'UPDATE', new_values: { logoVersion, ...facts } });
  });

  test.each([
    ['what is no image', writeBase64(new TextEncoder().encode('<svg/>')), 'logo.unreadable'],
    ['what is no base64', '%%%', 'logo.unreadable'],
    ['broken base64', 'abcde', 'logo.unreadable'],
    ['a header without a picture', writeBase64(aPngHeader(64, 48)), 'logo.unreadable'],
    ['an image that is too large', writeBase64(aPng(5000, 50)), 'logo.tooManyPixels'],
  ])('%s is refused and the logo before it stays', async (_what, content, code) => {
    const { logoVersion } = await admin.call(contract.setLogo, { content: png });
    await expect(admin.call(contract.setLogo, { content })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      facts: { fields: { content: { code } } },
    });
    expect((await admin.call(contract.readLogo, {})).logo?.content).toBe(png);
    expect((await admin.call(getSettings, {})).logoVersion).toBe(logoVersion);
  });

  test('only who may change the settings changes the logo, and another hospital has its own', async () => {
    await admin.call(contract.setLogo, { content: png });
    const nurse = await hospital.as('nurse');
    await expect(nurse.call(contract.setLogo, { content: png })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(nurse.call(contract.removeLogo, {})).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const other = await (await opened.aHospital()).as('tenant_admin');
    expect(await other.call(contract.readLogo, {})).toEqual({ logo: null });
    await other.call(contract.removeLogo, {});
    expect((await admin.call(contract.readLogo, {})).logo?.content).toBe(png);
  });
});
