import { joinWebParts, type WebArea } from '#client/registration/web-area.ts';
import type { AnyIcon } from '#ui/icons/icon-paths.ts';
import { assessmentsWeb } from './assessments/assessments.web.ts';
import { nursingRecords } from './nursing.records.ts';

/** Nursing: assessments with their scales. */
export const nursingWeb: WebArea<AnyIcon> = joinWebParts(
  'nursing',
  [assessmentsWeb, { records: nursingRecords }],
  'nursing_enabled',
);
