/** Where the hosts under test listen, on loopback. */
export const ports = { embedded: 4400, demo: 4401 } as const;
