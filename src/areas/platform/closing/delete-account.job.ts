import { countKeptExports, dropExports } from '#areas/leaving/leaving.public.ts';
import { writeLetter } from '#areas/messages/messages.public.ts';
import { endAllSessions } from '#areas/people/people.public.ts';
import { countProofFiles, operatorWords } from '#areas/subscriptions/subscriptions.public.ts';
import type { JobContext, MinuteJob } from '#server/jobs/job.ts';
import type { Db } from '#database/tables.ts';
import { sha256 } from '#database/sha256.ts';
import { certificateLetter } from './closing-letters.texts.ts';
import {
  type ClosureRow,
  countClosedRows,
  deleteRows,
  forgetClient,
  isStored,
  markTenant,
  selectDueClosure,
  selectTableReferences,
  writeClosure,
} from './closing.queries.ts';
import { deletionOrder, deletionPiece, deletionRun } from './closing.rules.ts';
import { textOf } from './closures.service.ts';

/**
 * Deletes what a hospital whose waiting time is over has stored, a piece in each run: rows and their count in one
 * transaction, so that whoever kills it, nothing is counted twice or forgotten. A run that deletes writes with the
 * rights of the owner alone: on a cluster, one transaction cannot write a machine's rows as two people.
 */
export const deleteAccounts: MinuteJob = {
  name: 'platform.delete-accounts',
  isForPlatform: true,
  isDue: async ({ db, tenantId, clock }) =>
    (await selectDueClosure(db, tenantId, clock.now().toISOString())) !== undefined,
  async run(context) {
    const { db, tenantId, clock, announce } = context;
    const at = clock.now().toISOString();
    const due = await selectDueClosure(db, tenantId, at);
    if (!due) return;
    if (due.status === 'waiting') await begin(context, due, at);
    else if (!(await isStored(db, due.hospital_id))) await certify(context, due, at);
    else if (await hasFilesLeft(context, due)) await giveUpFiles(context, due, at);
    else await deleteSome(context, due);
    announce('clients');
  },
};

/** From here on nothing takes it back: sessions end, nobody signs in, and other jobs leave the hospital alone. */
async function begin(
  { db, tenantId, audit, inHospital }: JobContext,
  due: ClosureRow,
  at: string,
): Promise<void> {
  const place = { tenantId, id: due.id, status: 'waiting' } as const;
  if (!(await writeClosure(db, place, { status: 'deleting', begun_at: at }))) return;
  await markTenant(db, due.hospital_id, { status: 'suspended', deleting_since: at });
  const files = await inHospital(due.hospital_id, async (hospital) => {
    await endAllSessions(hospital.db, hospital.tenantId, at);
    hospital.announce('sessions');
    hospital.announce('data-exports');
    const exports = await dropExports(hospital.db, hospital.tenantId, at);
    const receipts = await countProofFiles(hospital.db, hospital.tenantId);
    return { count: exports.count + receipts.count, bytes: exports.bytes + receipts.bytes };
  });
  await writeClosure(
    db,
    { ...place, status: 'deleting' },
    { file_count: files.count, file_bytes: files.bytes },
  );
  audit({ action: 'DELETING', resource: 'account_closures', resourceId: due.id });
}

/** Whether the store still keeps a file of the hospital, or may get one from an archive that is being made. */
function hasFilesLeft({ inHospital }: JobContext, due: ClosureRow): Promise<boolean> {
  return inHospital(due.hospital_id, async ({ db, tenantId }) => {
    const exports = await countKeptExports(db, tenantId);
    const receipts = await countProofFiles(db, tenantId);
    return exports + receipts.count > 0;
  });
}

/** Whoever keeps the files takes them away before the rows go: no row would name them afterwards. */
async function giveUpFiles({ inHospital }: JobContext, due: ClosureRow, at: string): Promise<void> {
  await inHospital(due.hospital_id, async (hospital) => {
    await dropExports(hospital.db, hospital.tenantId, at);
    hospital.announce('data-exports');
  });
}

async function deleteSome({ db, inHospital }: JobContext, due: ClosureRow): Promise<void> {
  // Of several processes the second one waits here, and goes on where the first has stopped.
  await countClosedRows(db, due.id, {});
  const counts = await inHospital(due.hospital_id, (hospital) => deleteRun(hospital.db));
  await countClosedRows(db, due.id, counts);
}

/** Deletes as much as one run may, and the hospital itself once nothing else is left. Returns how many rows of each table. */
async function deleteRun(db: Db): Promise<Record<string, number>> {
  const { tables, references } = await selectTableReferences(db);
  const counts: Record<string, number> = {};
  let deleted = 0;
  const take = async (group: readonly string[], most: number): Promise<number> => {
    const gone = await deleteRows(db, group, most);
    let sum = 0;
    for (const [table, rows] of Object.entries(gone)) {
      counts[table] = (counts[table] ?? 0) + rows;
      sum += rows;
    }
    deleted += sum;
    return sum;
  };
  for (const group of deletionOrder(tables, references)) {
    let progress: number;
    do {
      progress = 0;
      for (const table of group) {
        if (deleted >= deletionRun) return counts;
        progress += await take([table], deletionPiece);
      }
    } while (progress > 0);
    // What is left of a circle refers to each other, row by row.
    if (group.length > 1) await take(group, deletionPiece);
  }
  await deleteRows(db, ['tenant'], 1);
  return counts;
}

async function certify(
  { db, tenantId, audit, announce }: JobContext,
  due: ClosureRow,
  at: string,
): Promise<void> {
  const hash = await sha256(textOf(due, due.begun_at ?? at, at));
  const place = { tenantId, id: due.id, status: 'deleting' } as const;
  if (!(await writeClosure(db, place, { status: 'deleted', deleted_at: at, sha256: hash }))) return;
  await forgetClient(db, tenantId, due.hospital_id, at);
  const rows = Object.values(due.row_counts).reduce((sum, count) => sum + count, 0);
  audit({
    action: 'DELETED',
    resource: 'account_closures',
    resourceId: due.id,
    newValues: { sha256: hash, rows, files: due.file_count },
  });
  const operator = await operatorWords(db, tenantId);
  await writeLetter(
    db,
    { tenantId, at },
    {
      about: `account-closure/${due.id}`,
      occurrence: due.id,
      recipient: due.asked_by_email,
      ...certificateLetter,
      values: {
        hospital: due.hospital_name,
        date: at.slice(0, 10),
        rows: String(rows),
        files: String(due.file_count),
        tables: Object.entries(due.row_counts)
          .filter(([, count]) => count > 0)
          .map(([table, count]) => `${table}: ${count}`)
          .join('\n'),
        hash,
        operatorName: operator.name,
        operator: operator.contact,
      },
    },
  );
  announce('messages');
}
