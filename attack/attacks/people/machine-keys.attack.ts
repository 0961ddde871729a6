import { Secret, TOTP } from 'otpauth';
import { registerPatient, listPatients } from '#areas/patients/patients/patient.contract.ts';
import { aPatient } from '#areas/patients/patients.fixture.ts';
import { makeMachineKey, revokeMachineKey } from '#areas/people/machine-keys/machine-key.contract.ts';
import * as secondFactor from '#areas/people/second-factor/second-factor.contract.ts';
import { signConsultation } from '#areas/consultations/consultations/consultation.contract.ts';
import { defineAttack } from '../../attack.ts';
import { aNewcomer, type Newcomer, newcomerPassword } from '../../newcomers.ts';
import { sendRaw } from '../../raw-request.ts';

const stepMs = 30_000;

export const attack = defineAttack({
  name: 'machine-keys',
  tries:
    'keys of programs: guessed ones, beyond scopes, after revocation, beside a cookie, in an address, for another hospital, and for what people do by hand',
  expects: 'A key opens its own scopes in its own hospital, from the header alone, until it is revoked.',
  async run(target, attempts) {
    const { url, own, other, ask, send } = target;
    const maker = await aNewcomer(target, own, [
      'admin.keys',
      'patients.read',
      'patients.write',
      'emr.write',
    ]);
    const codeIn = await aSecondFactor(maker);

    async function aSecondFactor({ token }: Newcomer) {
      const { secret } = await ask(secondFactor.beginSecondFactor, { password: newcomerPassword }, token);
      const at = (steps: number) =>
        TOTP.generate({ secret: Secret.fromBase32(secret!), timestamp: Date.now() + steps * stepMs });
      const code = at(-1);
      await ask(secondFactor.confirmSecondFactor, { code }, token);
      return at;
    }
    const named = () => `${own.mark} ${crypto.randomUUID().slice(0, 8)}`;
    const asked = { scopes: ['patients.read' as const, 'emr.write' as const], days: 1 };
    const { key: held, id: keyId } = await ask(
      makeMachineKey,
      { ...asked, name: named(), code: codeIn(0) },
      maker.token,
    );
    const key = held!;
    const opens = async (text: string) => (await send(listPatients.id, {}, text)).status === 200;
    if (!(await opens(key))) throw new Error('The key does not work.');

    const wide = { ...asked, scopes: ['billing.refunds' as const], name: named(), code: codeIn(1) };
    const made = await send(makeMachineKey.id, wide, maker.token);
    attempts.note('a key that may do more than its maker', made.status === 200 && 'it was made');
    const withoutCode = await send(
      makeMachineKey.id,
      { ...asked, name: named(), code: '000000' },
      maker.token,
    );
    attempts.note('a key without the second factor', withoutCode.status === 200 && 'it was made');

    const [place, secret] = key.split('.') as [string, string];
    const guesses = [
      `${place}.${'0'.repeat(64)}`,
      `${place}.${secret.toUpperCase()}`,
      `${place}.${secret.slice(0, -1)}`,
      `${place}.`,
      key.slice('owk_'.length),
      `${key}0`,
    ];
    for (const guess of guesses) attempts.note('a guessed key', (await opens(guess)) && 'it opened');
    const [theirPlace] = (await other.as('tenant_admin')).split('.');
    attempts.note(
      'the secret in another hospital',
      (await opens(`owk_${theirPlace}.${secret}`)) && 'it opened',
    );
    const theirs = await send(listPatients.id, { limit: 100 }, key);
    attempts.note('patients of another hospital', theirs.text.includes(other.mark) && 'they were listed');
    const theirPatient = await send('patients.get', { patientId: other.ids.patient! }, key);
    attempts.note('a patient of another hospital', theirPatient.status === 200 && 'it was read');

    const beyond = await send(registerPatient.id, aPatient(), key);
    attempts.note('a write beyond the scopes', beyond.status === 200 && 'it was done');
    const consultationId = own.ids.consultation ?? crypto.randomUUID();
    const byHand: [id: string, input: Record<string, unknown>][] = [
      [signConsultation.id, { consultationId, version: 1 }],
      [makeMachineKey.id, { ...asked, name: named(), code: codeIn(1) }],
      [revokeMachineKey.id, { keyId }],
      ['machineKeys.list', {}],
      ['sessions.current', {}],
      ['account.profile', {}],
      ['secondFactor.read', {}],
    ];
    for (const [id, input] of byHand) {
      const { status, text } = await send(id, input, key);
      attempts.note(`${id} by a key`, !text.includes('PERSON_REQUIRED') && `answered ${status}`);
    }

    const ways: [what: string, path: string, headers: Record<string, string>][] = [
      ['in the address', `/api/patients?key=${key}`, {}],
      ['in the address as a token', `/api/patients?access_token=${key}`, {}],
      ['in a cookie', '/api/patients', { cookie: `openward_session=${key}` }],
      ['in another header', '/api/patients', { 'x-api-key': key }],
      [
        'beside the cookie of somebody who may do more',
        '/api/patients',
        {
          authorization: `Bearer ${key}`,
          cookie: `openward_session=${await own.as('tenant_admin')}`,
        },
      ],
    ];
    for (const [what, path, headers] of ways) {
      const { status } = await sendRaw(url, {
        method: 'GET',
        path,
        headers: { 'content-type': 'application/json', ...headers },
      });
      attempts.note(`a key ${what}`, status === 200 && 'it opened');
    }
    const stream = await sendRaw(url, {
      method: 'GET',
      path: '/api/events',
      headers: { authorization: `Bearer ${key}`, cookie: 'openward_session=' },
    });
    attempts.note('the stream of changes beside a cookie', stream.status === 200 && 'it opened');

    await ask(revokeMachineKey, { keyId }, maker.token);
    attempts.note('a key that was revoked', (await opens(key)) && 'it opened');
  },
});
