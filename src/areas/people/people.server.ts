import { handle } from '#server/handle.ts';
import { fillPoint } from '#server/points/point.ts';
import { firstSteps } from '#server/points/first-steps.ts';
import type { ServerArea } from '#server/server-area.ts';
import { accountCalls } from './account/account.server.ts';
import { linkSecret, linkSecretKind } from './account/links/mailed-link.service.ts';
import { machineKeyCalls } from './machine-keys/machine-keys.server.ts';
import { roleCalls } from './roles/roles.server.ts';
import { secondFactorCalls } from './second-factor/second-factor.server.ts';
import { securityPolicyCalls } from './security-policy/security-policy.server.ts';
import * as contract from './sessions/session.contract.ts';
import * as service from './sessions/session.service.ts';
import { signIn } from './sign-in/sign-in.service.ts';
import { userCalls } from './users/users.server.ts';
import { peopleErrors } from './people.errors.ts';
import { peopleSamples } from './people.seed.ts';
import { hasColleagues } from './users/user.queries.ts';

export { createKeyAuthenticator } from './machine-keys/authenticate-key.ts';
export { createAuthenticator } from './sessions/authenticate.ts';

export const peopleServer: ServerArea = {
  name: 'people',
  fills: [
    fillPoint(firstSteps, {
      id: 'people',
      access: 'admin.users',
      isDone: ({ db, tenantId }) => hasColleagues(db, tenantId),
    }),
  ],
  errors: peopleErrors,
  samples: peopleSamples,
  messageSecrets: { [linkSecretKind]: linkSecret },
  calls: [
    handle(contract.listOrganizations, service.listOrganizations),
    handle(contract.signIn, signIn),
    handle(contract.currentSession, service.currentSession),
    handle(contract.findSession, service.findSession),
    handle(contract.signOut, service.signOut),
    handle(contract.signOutEverywhere, service.signOutEverywhere),
    ...roleCalls,
    ...userCalls,
    ...accountCalls,
    ...secondFactorCalls,
    ...securityPolicyCalls,
    ...machineKeyCalls,
  ],
};
