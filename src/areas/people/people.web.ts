import { joinWebParts, type WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { accountWeb } from './account/account.web.ts';
import { machineKeysWeb } from './machine-keys/machine-keys.web.ts';
import { rolesWeb } from './roles/roles.web.ts';
import { secondFactorWeb } from './second-factor/second-factor.web.ts';
import { securityPolicyWeb } from './security-policy/security-policy.web.ts';
import { usersWeb } from './users/users.web.ts';
import { peopleRecords } from './people.records.ts';

const parts = [
  rolesWeb,
  usersWeb,
  accountWeb,
  secondFactorWeb,
  securityPolicyWeb,
  machineKeysWeb,
  { records: peopleRecords },
];

/** Users, roles, one's own account and the security policy. */
export const peopleWeb: WebArea<IconName> = joinWebParts('people', parts);
