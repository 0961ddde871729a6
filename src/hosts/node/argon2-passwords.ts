import { hash, verify } from '@node-rs/argon2';
import type { PasswordHasher } from '#server/host-services.ts';

// OWASP Password Storage Cheat Sheet: argon2id with 19 MiB, two passes, one lane.
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id. Checking against an empty or foreign hash costs as much as against a real one and always fails. */
export async function createArgon2Passwords(): Promise<PasswordHasher> {
  const nobody = await hash(crypto.randomUUID(), parameters);
  return {
    hash: (password) => hash(password, parameters),
    verify: async (stored, password) => {
      const isOurs = stored.startsWith('$argon2id$');
      // A hash that cannot be read opens nothing.
      const matches = await verify(isOurs ? stored : nobody, password).catch(() => false);
      return isOurs && matches;
    },
  };
}
