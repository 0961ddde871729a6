import { sizeLimits } from '#kernel/limits/size-limits.ts';
import { defineAttack } from '../../attack.ts';

/** Ways to write an address that a server may take for the same. */
const spellings: Readonly<Record<string, (path: string) => string>> = {
  'as it is': (path) => path,
  'a slash at the end': (path) => `${path}/`,
  'two slashes at the end': (path) => `${path}//`,
  'a slash more in it': (path) => path.replace(/^\/(api|rpc)\//, '/$1//'),
  'a letter in percent': (path) =>
    path.replace(/[a-z]$/, (letter) => `%${letter.codePointAt(0)!.toString(16)}`),
};

export const attack = defineAttack({
  name: 'stranger-bodies',
  tries: 'bodies of a stranger above 64 KiB, deeply nested, at every spelling of each open address',
  expects:
    'They are refused before anything is read of them, and an ordinary request is still answered at once.',
  async run({ url, operations }, attempts) {
    const deep = sizeLimits.publicRequestBytes * 4;
    const body = '['.repeat(deep) + ']'.repeat(deep);
    const open = operations.filter(({ access, method }) => access === 'public' && method !== 'GET');
    for (const { id, method, path } of open) {
      const addresses = [`/api${path.replaceAll(/\{\w+\}/g, 'any')}`, `/rpc/${id.replaceAll('.', '/')}`];
      for (const [place, address] of addresses.entries()) {
        for (const [name, spell] of Object.entries(spellings)) {
          const answered = await fetch(url + spell(address), {
            method: place === 0 ? method : 'POST',
            headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
            body,
          }).catch(() => undefined);
          // Cut off, refused as too long, or not found: nobody has read it.
          const isHeldOff = answered === undefined || [404, 405, 413].includes(answered.status);
          attempts.note(`${id}, ${name}`, !isHeldOff && `answered with ${answered.status}`);
        }
      }
    }
  },
});
