import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressesOfMachine, AllowedHosts, readAllowedHosts, readHost } from './allowed-hosts.ts';

function allows(listensOn: string, host: string, added = ''): boolean {
  const hosts = new AllowedHosts({
    listensOn,
    added: readAllowedHosts(added),
    machineAddresses: () => ['127.0.0.1', '192.0.2.7', '[fd00::7]'],
  });
  const named = readHost(host);
  return named !== null && hosts.has(named);
}

test.each([
  ['0.0.0.0', '192.0.2.7:4000', true],
  ['0.0.0.0', '[fd00::7]:4000', true],
  ['0.0.0.0', '[FD00:0::7]', true],
  ['0.0.0.0', 'localhost:4000', true],
  ['0.0.0.0', '192.0.2.8:4000', false],
  ['0.0.0.0', 'hospital.example', false],
  ['::', '192.0.2.7', true],
  ['192.0.2.7', '192.0.2.7:4000', true],
  ['hospital.lan', 'hospital.lan:4000', true],
  ['hospital.lan', 'evil.example', false],
  ['localhost', '192.0.2.7', false],
  ['::1', '192.0.2.7', false],
])('a server that listens on %s answers under %s: %s', (listensOn, host, isAnswered) => {
  expect(allows(listensOn, host)).toBe(isAnswered);
});

test('a server of a network answers under a name that was added', () => {
  expect(allows('0.0.0.0', 'hospital.example:4000', 'hospital.example')).toBe(true);
});

test('every address of this machine is one under which a server of its network answers', () => {
  const hosts = new AllowedHosts({ listensOn: '0.0.0.0', added: [] });
  const addresses = addressesOfMachine();
  expect(addresses).toContain('127.0.0.1');
  expect(addresses.map((name) => hosts.has({ name, port: '4000' }))).toEqual(addresses.map(() => true));
});

test.each(['https://hospital.example', 'hospital.example/', '*.example', 'a b', 'user@hospital.example'])(
  'the setting takes no %s',
  (text) => {
    expect(() => readAllowedHosts(`localhost,${text}`)).toThrow('ALLOWED_HOSTS is a list of names');
  },
);

test('what is read as a host is a name and a port, whatever a caller writes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii', maxLength: 40 }), (text) => {
      const host = readHost(text);
      expect(host === null || /^(?:[\w.-]+|\[[\da-f:.]+\])$/.test(host.name)).toBe(true);
    }),
  );
});
