import { joinWebParts, type WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { assessmentsWeb } from './assessments/assessments.web.ts';
import { nursingDashboardWeb } from './dashboard/nursing-dashboard.web.ts';
import { nursingRecords } from './nursing.records.ts';
import { roundsWeb } from './rounds/rounds.web.ts';

/** Nursing: the patients at a glance, the round, assessments with their scales. */
export const nursingWeb: WebArea<AnyIcon> = joinWebParts(
  'nursing',
  [nursingDashboardWeb, roundsWeb, assessmentsWeb, { records: nursingRecords }],
  'nursing_enabled',
);
