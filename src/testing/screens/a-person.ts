import type { Person } from '#client/session.ts';
import { moduleDefaults } from '#kernel/access/modules.ts';
import type { Permission } from '#kernel/access/permissions.ts';

interface Place {
  isAdministrator?: boolean;
  isPlatform?: boolean;
}

/** Somebody of the platform's operator, as the pages know them. */
export function anOperator(permissions: Permission[], isAdministrator = false): Person {
  return personAt(permissions, { isAdministrator, isPlatform: true });
}

/** Somebody signed in at a hospital with the usual modules, as the pages know them. */
export function aPerson(permissions: Permission[], isAdministrator = false): Person {
  return personAt(permissions, { isAdministrator });
}

function personAt(permissions: Permission[], { isAdministrator = false, isPlatform = false }: Place): Person {
  return {
    user: { id: 'u', email: 'a@b.example', firstName: 'Ada', lastName: 'B', roles: [] },
    tenant: {
      id: 't',
      slug: 's',
      name: 'S',
      address: null,
      phone: null,
      email: null,
      currencyCode: 'BDT',
      timeZone: 'UTC',
      dateFormat: 'YYYY-MM-DD',
      timeFormat: '24h',
      numberGrouping: 'thousand',
      weekStart: 'monday',
      taxRateBasisPoints: 1000,
      payoutWithholdingBasisPoints: 1000,
      logoVersion: null,
      ...(isPlatform && { isPlatform: true as const }),
    },
    permissions: new Set(permissions),
    isAdministrator,
    mustSetUpSecondFactor: false,
    modules: moduleDefaults,
  };
}
