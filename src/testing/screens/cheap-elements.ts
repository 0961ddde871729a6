import * as React from 'react';

const internalsName = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * React's development build takes a stack trace for each element, so that a warning can name its owner: an eighth of
 * what a test of a screen takes. Once it has counted enough of them in a second it leaves them out; here it always has.
 * A React that counts under another name is as slow as before.
 */
export function leaveOutOwnerStacks(): void {
  const internals = new Map<string, unknown>(Object.entries(React)).get(internalsName);
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {},
  });
}
