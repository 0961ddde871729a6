import { describe, expect, test } from 'vitest';
import { serverAreas } from '#hosts/system/areas.ts';
import { inputSizesByPath } from './request-body.ts';

const calls = serverAreas.flatMap((area) => area.calls.map(({ call }) => ({ call })));
const sizeOf = inputSizesByPath(calls);

const someId = '01980000-0000-7000-8000-000000000001';

/** The address of a call, with an id in every place for one. */
function addressOf(path: string): string {
  return `/api${path.replaceAll(/\{\w+\}/g, someId)}`;
}

describe('how large the body of a request may be', () => {
  test('of every call by REST and by RPC, also of one whose address holds an id', () => {
    const wrong = calls.filter(({ call }) => {
      const size = call.inputSize ?? (call.access === 'public' ? 'small' : 'usual');
      const [area, name] = [call.id.slice(0, call.id.indexOf('.')), call.id.slice(call.id.indexOf('.') + 1)];
      return (
        sizeOf(call.method, addressOf(call.path)) !== size ||
        sizeOf('POST', `/rpc/${area}/${name.replaceAll('.', '/')}`) !== size
      );
    });
    expect(wrong.map(({ call }) => call.id)).toEqual([]);
  });

  test('whatever way the address of what anybody may call is written, it takes no more', () => {
    const spellings = (path: string) => [
      `${path}/`,
      `${path}//`,
      `/${path}`,
      path.replace('/api', '/api/'),
      path.replace('/rpc', '/rpc/'),
      path.replace(/[a-z]$/, (letter) => `%${letter.codePointAt(0)!.toString(16)}`),
      `${path};a=b`,
      `${path}/%2e`,
    ];
    const open = calls.filter(({ call }) => call.access === 'public');
    const larger = open.flatMap(({ call }) =>
      [addressOf(call.path), `/rpc/${call.id.replaceAll('.', '/')}`].flatMap((path) =>
        spellings(path).filter((spelling) =>
          [call.method, 'POST', 'PUT', undefined].some((method) => sizeOf(method, spelling) !== 'small'),
        ),
      ),
    );
    expect(larger).toEqual([]);
    expect(open.length).toBeGreaterThan(5);
  });
});
