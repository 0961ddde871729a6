import { joinWebParts, type WebArea } from '#client/registration/web-area.ts';
import type { IconName } from '#ui/icons/icon-paths.ts';
import { auditLogsWeb } from './audit-logs/audit-logs.web.ts';
import { billingWeb } from './billing/client-billing.web.ts';
import { closingWeb } from './closing/closing.web.ts';
import { clientsWeb } from './clients/clients.web.ts';
import { platformHealthWeb } from './health/platform-health.web.ts';
import { kycWeb } from './kyc/kyc.web.ts';
import { paymentsWeb } from './payments/client-payments.web.ts';
import { platformRecords } from './platform.records.ts';
import { peopleWeb } from './people/people.web.ts';
import { receivablesWeb } from './receivables/receivables.web.ts';
import { supportWeb } from './support/support.web.ts';
import { overviewWeb } from './overview/overview.web.ts';
import { plansWeb } from './plans/plans.web.ts';

/** The operator's screens above the hospitals. */
export const platformWeb: WebArea<IconName> = joinWebParts('platform', [
  overviewWeb,
  clientsWeb,
  kycWeb,
  plansWeb,
  auditLogsWeb,
  platformHealthWeb,
  billingWeb,
  receivablesWeb,
  peopleWeb,
  paymentsWeb,
  closingWeb,
  supportWeb,
  { records: platformRecords, notices: [() => import('./platform.notices.ts')] },
]);
