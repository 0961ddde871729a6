import type { WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { accountWeb } from './account/account.web.ts';
import { rolesWeb } from './roles/roles.web.ts';
import { secondFactorWeb } from './second-factor/second-factor.web.ts';
import { securityPolicyWeb } from './security-policy/security-policy.web.ts';
import { usersWeb } from './users/users.web.ts';

const parts = [rolesWeb, usersWeb, accountWeb, secondFactorWeb, securityPolicyWeb];

/** Users, roles, one's own account and the security policy. */
export const peopleWeb: WebArea<IconName> = {
  name: 'people',
  routes: parts.flatMap((part) => part.routes ?? []),
  menu: parts.flatMap((part) => part.menu ?? []),
  fillings: parts.flatMap((part) => part.fillings ?? []),
};
