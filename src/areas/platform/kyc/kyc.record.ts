import { type DeliveryState, selectDeliveries } from '#areas/messages/messages.public.ts';
import { emailKey, findPersonName } from '#areas/people/people.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { toRecord } from '#database/to-record.ts';
import { AppError } from '#kernel/app-error.ts';
import {
  type ApplicationRow,
  applicationRows,
  selectHospitalsNamed,
  selectMessages,
  selectSimilarApplications,
} from '../applications/application.queries.ts';
import { selectFiles } from '../files/file.queries.ts';
import { suggestedCode } from '../organization/organization.rules.ts';
import { type ApplicantLetter, type Application, readSubmission } from './kyc.contract.ts';

type Reading = Pick<CallContext, 'db' | 'tenantId'>;

/** @throws AppError NOT_FOUND */
export async function requireApplication(
  { db, tenantId }: Reading,
  applicationId: string,
): Promise<ApplicationRow> {
  const row = await applicationRows.select(db, tenantId, applicationId);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** An application with everything that the operator decides by. */
export async function openApplication({ db, tenantId }: Reading, row: ApplicationRow): Promise<Application> {
  const same = {
    key: row.organization_key,
    adminKey: emailKey(row.admin_email),
    exceptId: row.id,
  };
  const [files, messages, applications, hospitals, decidedByName] = await Promise.all([
    selectFiles(db, tenantId, row.id),
    selectMessages(db, tenantId, row.id),
    selectSimilarApplications(db, tenantId, same),
    selectHospitalsNamed(db, row.organization_name),
    row.decided_by === null ? undefined : findPersonName(db, tenantId, row.decided_by),
  ]);
  const letters = messages.flatMap(({ message_id: messageId }) => messageId ?? []);
  const deliveries = await selectDeliveries(db, tenantId, letters);
  return toRecord(readSubmission.output, row, {
    decidedByName: decidedByName ?? null,
    suggestedCode: suggestedCode(row.organization_name),
    documents: files.map((file) => ({
      id: file.id,
      kind: file.kind,
      name: file.name,
      contentType: file.content_type,
      bytes: file.bytes,
      createdAt: file.created_at,
      isReplaced: file.replaced_at !== null,
    })),
    messages: messages.map((message) => ({
      id: message.id,
      kind: message.kind,
      recipient: message.recipient,
      facts: message.facts,
      createdAt: message.created_at,
      ...becameOf(deliveries.get(message.message_id ?? '')),
    })),
    similar: [
      ...applications.map((one) => ({ name: one.organization_name, number: one.number })),
      ...hospitals.filter(({ id }) => id !== row.hospital_id).map(({ name }) => ({ name, number: null })),
    ],
  });
}

function becameOf(delivery: DeliveryState | undefined): Pick<ApplicantLetter, 'state' | 'sentAt'> {
  if (!delivery) return { state: 'none', sentAt: null };
  const { status, is_mocked: isMocked, sent_at: sentAt } = delivery;
  return { state: status === 'sent' && isMocked ? 'mocked' : status, sentAt };
}
