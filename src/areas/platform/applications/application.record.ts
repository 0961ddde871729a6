import { emailKey } from '#areas/people/people.public.ts';
import { toColumns } from '#database/to-columns.ts';
import { toRecord } from '#database/to-record.ts';
import type { CallInput } from '#kernel/define-call.ts';
import { recordNumber } from '#kernel/record-number.ts';
import { organizationKey } from '../organization/organization.rules.ts';
import type { FileRow } from '../files/file.queries.ts';
import {
  adminFields,
  applicationState,
  type ApplicationState,
  organizationFields,
  type submitApplication,
} from './application.contract.ts';
import type { ApplicationRow } from './application.queries.ts';

const applicationNumber = recordNumber('APP-');

/** The counter of the platform from which applications get their numbers. */
export const applicationCounter = 'applications.number';

type Typed = Omit<
  CallInput<typeof submitApplication>,
  'secret' | 'isAnotherOrganization' | 'tradeLicense' | 'passportPhoto'
> & { legalName?: string; adminPhone?: string | null };

const typedFields = { ...organizationFields, ...adminFields };

/** A new application as its row, pending. */
export function toRow(
  typed: Typed,
  { tenantId, id, at, number }: { tenantId: string; id: string; at: string; number: number },
  own: Pick<ApplicationRow, 'source' | 'token_hash' | 'email_code_hash' | 'hospital_id'>,
): ApplicationRow {
  return {
    tenant_id: tenantId,
    id,
    number: applicationNumber.format(number),
    ...toColumns(typedFields, typed),
    organization_key: organizationKey(typed.organizationName),
    legal_name: typed.legalName ?? null,
    admin_email_key: emailKey(typed.adminEmail),
    admin_phone: typed.adminPhone ?? null,
    status: 'pending',
    email_confirmed_at: null,
    question: null,
    asked_at: null,
    answer: null,
    answered_at: null,
    checklist: [],
    review_notes: null,
    decided_by: null,
    decided_at: null,
    submitted_at: at,
    updated_at: at,
    version: 1,
    ...own,
  };
}

/** What the applicant is told: nothing of who decides, nor of what the operator noted while the application is open. */
export function toState(row: ApplicationRow, files: readonly FileRow[]): ApplicationState {
  return toRecord(applicationState, row, {
    isEmailConfirmed: row.email_confirmed_at !== null,
    isCodeSent: row.email_code_hash !== null,
    reviewNotes: row.status === 'rejected' ? row.review_notes : null,
    files: files.filter((file) => file.replaced_at === null).map(({ kind, name }) => ({ kind, name })),
  });
}
