import { expect, test } from 'vitest';
import { decrypt, encrypt, newEncryptionKey } from './encryption.ts';

test('what is encrypted is read with its key alone, and the key is never read', async () => {
  const [key, other] = [await newEncryptionKey(), await newEncryptionKey()];
  const sealed = await encrypt({ name: 'Rahima' }, key);
  expect(await decrypt(sealed, key)).toEqual({ name: 'Rahima' });
  expect('bytes' in sealed && new TextDecoder().decode(sealed.bytes)).not.toContain('Rahima');
  await expect(decrypt(sealed, other)).rejects.toMatchObject({ name: 'OperationError' });
  await expect(decrypt(sealed, null)).rejects.toThrow('The key of an encrypted entry is gone.');
  await expect(crypto.subtle.exportKey('raw', key!)).rejects.toMatchObject({ name: 'InvalidAccessError' });
});
