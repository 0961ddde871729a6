import { expect, test } from 'vitest';
import { newSealingKey, seal, unseal } from './encryption.ts';

test('what is sealed is read with its key alone, and the key is never read', async () => {
  const [key, other] = [await newSealingKey(), await newSealingKey()];
  const sealed = await seal({ name: 'Rahima' }, key);
  expect(await unseal(sealed, key)).toEqual({ name: 'Rahima' });
  expect('bytes' in sealed && new TextDecoder().decode(sealed.bytes)).not.toContain('Rahima');
  await expect(unseal(sealed, other)).rejects.toMatchObject({ name: 'OperationError' });
  await expect(unseal(sealed, null)).rejects.toThrow('The key of a sealed entry is gone.');
  await expect(crypto.subtle.exportKey('raw', key!)).rejects.toMatchObject({ name: 'InvalidAccessError' });
});
