import { advanceCounters } from '#database/counters.ts';
import type { FileStore } from '#database/files/file-store.ts';
import { sha256 } from '#database/sha256.ts';
import type { Db } from '#database/tables.ts';
import { newId } from '#kernel/ids.ts';
import { newSecret } from '#kernel/secret.ts';
import type { ApplicationRow } from '../applications/application.queries.ts';
import { applicationCounter, toRow } from '../applications/application.record.ts';
import type { FileRow } from '../files/file.queries.ts';
import { fileRules } from '../files/file.rules.ts';
import '../platform.tables.ts';
import { type SampleApplication, sampleApplications } from './applications.samples.ts';
import { specimenLicense, specimenPhoto } from './specimen-documents.ts';

const dayMs = 86_400_000;

interface Platform {
  tenantId: string;
  /** Who has decided. */
  operatorId: string;
  now: Date;
  /** Left out where the samples bring no documents. */
  files?: FileStore | undefined;
}

/** Applications that the operator finds in the list: each with its documents and what the applicant was told. */
export async function seedApplications(db: Db, platform: Platform): Promise<void> {
  const { tenantId } = platform;
  const counted = await advanceCounters(db, tenantId, { [applicationCounter]: sampleApplications.length });
  const first = counted[applicationCounter] - sampleApplications.length + 1;
  const rows = await Promise.all(
    sampleApplications.map(async (sample, index) => applicationRow(platform, sample, first + index)),
  );
  await db.insertInto('application').values(rows).execute();
  const told = rows.flatMap((row, index) => messageRows(row, sampleApplications[index]!));
  await db.insertInto('application_message').values(told).execute();
  const documents = await Promise.all(
    rows.map((row, index) => documentRows(platform.files, row, sampleApplications[index]!)),
  );
  if (documents.flat().length > 0) await db.insertInto('application_file').values(documents.flat()).execute();
}

async function applicationRow(
  { tenantId, operatorId, now }: Platform,
  sample: SampleApplication,
  number: number,
): Promise<ApplicationRow> {
  const daysBefore = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const { rejected, daysAgo } = sample;
  const at = daysBefore(daysAgo);
  const row = toRow(
    sample,
    { tenantId, id: newId(), at, number },
    { source: 'signup', token_hash: await sha256(newSecret()), email_code_hash: null, hospital_id: null },
  );
  if (!rejected) return { ...row, email_confirmed_at: at };
  const decidedAt = daysBefore(rejected.daysAgo);
  return {
    ...row,
    email_confirmed_at: at,
    status: 'rejected',
    checklist: [...rejected.checklist],
    review_notes: rejected.notes,
    decided_by: operatorId,
    decided_at: decidedAt,
    updated_at: decidedAt,
    version: 2,
  };
}

/** Said before there was any mail: the samples send none. */
function messageRows(row: ApplicationRow, { rejected }: SampleApplication) {
  const { number } = row;
  const message = (kind: 'received' | 'rejected', at: string, facts: Record<string, string>) => ({
    tenant_id: row.tenant_id,
    id: newId(),
    application_id: row.id,
    kind,
    recipient: row.contact_email,
    facts: JSON.stringify({ number, ...facts }),
    created_at: at,
    message_id: null,
  });
  const received = message('received', row.submitted_at, {});
  if (!rejected) return [received];
  return [received, message('rejected', row.updated_at, { notes: rejected.notes })];
}

/** Both documents of an application; none where the store takes none, which is no reason to start without samples. */
async function documentRows(
  files: FileStore | undefined,
  row: ApplicationRow,
  { license, organizationName, address }: SampleApplication,
): Promise<FileRow[]> {
  if (!files) return [];
  const page = specimenLicense([
    'SPECIMEN - NOT A DOCUMENT',
    'Trade License',
    `No. ${license.number}`,
    organizationName,
    address,
    `Valid until ${license.validUntil}`,
  ]);
  const licensePaper = {
    kind: 'trade_license',
    name: 'trade-license.pdf',
    content_type: 'application/pdf',
  } as const;
  const photo = { kind: 'passport_photo', name: 'passport-photo.png', content_type: 'image/png' } as const;
  try {
    return await Promise.all([
      storedFile(files, row, licensePaper, page),
      storedFile(files, row, photo, specimenPhoto()),
    ]);
  } catch {
    return [];
  }
}

async function storedFile(
  files: FileStore,
  row: ApplicationRow,
  document: Pick<FileRow, 'kind' | 'name' | 'content_type'>,
  content: Uint8Array,
): Promise<FileRow> {
  const { storedAs, bytes } = await files.receive(only(content), fileRules[document.kind].maximumBytes);
  return {
    ...document,
    tenant_id: row.tenant_id,
    id: newId(),
    application_id: row.id,
    bytes,
    stored_as: storedAs,
    token_hash: await sha256(newSecret()),
    created_at: row.submitted_at,
    replaced_at: null,
  };
}

async function* only(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}
