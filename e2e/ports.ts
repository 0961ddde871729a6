const first = Number(process.env['E2E_PORT'] ?? 4400);

/** Where the hosts under test listen, on loopback; `E2E_PORT` moves them for a second run beside this one. */
export const ports = { embedded: first, demo: first + 1 } as const;
