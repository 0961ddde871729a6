import { afterAll, describe, expect, test } from 'vitest';
import { setPasswordByLink } from '#areas/people/account/links/account-link.contract.ts';
import { createOwnHospital, listClients } from '#areas/platform/clients/client.contract.ts';
import { makeOperator } from '#areas/platform/setup/setup.contract.ts';
import type { CallOutput } from '#kernel/define-call.ts';
import { systemClock } from '#kernel/time/clock.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { aRequest, embeddedPostgres, openTestSystem, signInAs } from '#testing/hospital.ts';
import { firstRunPath, PrintedLink } from './first-run.ts';

const postgres = await aDatabaseOfItsOwn(embeddedPostgres());
const password = 'seven green boats';
const email = 'operator@openward.example';
const place = {
  countryCode: 'BD',
  timeZone: 'Asia/Dhaka',
  currencyCode: 'BDT',
  numberGrouping: 'lakh',
} as const;
const typed = { firstName: 'Rina', lastName: 'Paul', email, ...place };

describe('the first start of a server without accounts', () => {
  const printed = new PrintedLink(systemClock);
  const opened = openTestSystem(postgres, { hasSamples: false, firstRun: printed });
  const { dispatcher } = opened.system;
  afterAll(() => opened.close());
  const path = () => firstRunPath(opened.database, opened.clock, printed);
  const make = (secret: string) => dispatcher.run(makeOperator.id, { ...typed, secret }, aRequest());
  const setPassword = (token: string) =>
    dispatcher.run(setPasswordByLink.id, { token, password }, aRequest());

  test('makes one operator by the printed link, who sets up a hospital of their own', async () => {
    expect(await path()).toBe(`/setup#${printed.secret}`);
    await expect(make('0'.repeat(64))).rejects.toMatchObject({ code: 'SETUP_LINK_INVALID' });
    const pressed = await Promise.allSettled(Array.from({ length: 10 }, () => make(printed.secret)));
    const made = pressed.filter((one) => one.status === 'fulfilled');
    expect(made).toHaveLength(1);
    await expect(make(printed.secret)).rejects.toMatchObject({ code: 'SETUP_LINK_INVALID' });

    // Who has lost the page of the password starts the server again.
    const again = await path();
    expect(again).toMatch(/^\/invitation#/);
    const { token: lost } = made[0]!.value as CallOutput<typeof makeOperator>;
    await expect(setPassword(lost)).rejects.toMatchObject({ code: 'LINK_INVALID' });
    await setPassword(again!.split('#')[1]!);
    expect(await path()).toBeUndefined();

    const operator = await signInAs(opened.system, 'platform', email, password);
    const { token } = await operator.call(createOwnHospital, {
      organizationName: 'Own Clinic',
      orgCode: 'own-clinic',
      contactEmail: 'desk@own-clinic.example',
      contactPhone: '+880 2 555 0100',
      address: '5 Lake Road, Dhaka',
      countryCode: 'BD',
      timeZone: 'Asia/Dhaka',
      currencyCode: 'BDT',
      numberGrouping: 'lakh',
      messageLanguage: 'bn',
      adminFirstName: 'Rina',
      adminLastName: 'Paul',
      adminEmail: email,
    });
    await setPassword(token!);
    await signInAs(opened.system, 'own-clinic', email, password);
    expect((await operator.call(listClients, {})).rows).toMatchObject([
      { name: 'Own Clinic', status: 'active', plan: null, kycStatus: null },
    ]);
  });
});

test('the printed link expires', () => {
  let now = new Date('2031-01-05T06:00:00.000Z');
  const link = new PrintedLink({ now: () => now });
  expect(link.isOpen(link.secret)).toBe(true);
  now = new Date('2031-01-06T06:00:00.000Z');
  expect(link.isOpen(link.secret)).toBe(false);
});
