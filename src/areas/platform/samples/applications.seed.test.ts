import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { currentSession } from '#areas/people/sessions/session.contract.ts';
import { folderBlobs } from '#hosts/node/files/folder-blobs.ts';
import { parseFileKeys } from '#hosts/node/files/file-keys.ts';
import { sealedFileStore } from '#hosts/node/files/sealed-file-store.ts';
import { readBase64 } from '#kernel/base64.ts';
import { aDatabaseOfItsOwn } from '#testing/databases/own-database.ts';
import { aTestSystem, embeddedPostgres } from '#testing/hospital.ts';
import { aPlatform } from '#testing/staff/platform.ts';
import { requireFileType } from '../files/file-content.rules.ts';
import { listSubmissions, readDocument, readSubmission } from '../kyc/kyc.contract.ts';
import { sampleApplications } from './applications.samples.ts';
import { seedApplications } from './applications.seed.ts';

test('one sample application waits and one was rejected, both with documents that an applicant could have handed in', async () => {
  const fileFolder = mkdtempSync(join(tmpdir(), 'openward-files-'));
  onTestFinished(() => rmSync(fileFolder, { recursive: true, force: true }));
  // Another file decides on the same samples in the database that all share.
  const opened = aTestSystem(await aDatabaseOfItsOwn(embeddedPostgres()), { fileFolder });
  const files = sealedFileStore(folderBlobs(fileFolder), parseFileKeys('5e'.repeat(32), 'the tests'));
  const { tenantId, operator } = await aPlatform(opened);
  const { user } = await operator.call(currentSession, {});
  const now = opened.clock.now();
  await opened.database.inTenant(tenantId, 'write', (db) =>
    seedApplications(db, { tenantId, operatorId: user.id, now, files }),
  );
  const [rejected, pending] = await Promise.all(
    sampleApplications.map(async ({ organizationName: search }) => {
      const { rows } = await operator.call(listSubmissions, { search, status: 'all' });
      return operator.call(readSubmission, { applicationId: rows[0]!.id });
    }),
  );
  expect(pending).toMatchObject({ status: 'pending', decidedAt: null, messages: [{ kind: 'received' }] });
  expect(rejected).toMatchObject({
    status: 'rejected',
    decidedByName: 'Sample Operator',
    reviewNotes: sampleApplications[0]!.rejected!.notes,
    messages: [{ kind: 'received' }, { kind: 'rejected' }],
  });
  for (const { id: applicationId, documents } of [rejected!, pending!]) {
    expect(documents).toHaveLength(2);
    for (const { id: documentId, contentType } of documents) {
      const { content } = await operator.call(readDocument, { applicationId, documentId });
      expect(await requireFileType([contentType], readBase64(content))).toBe(contentType);
    }
  }
});
