import { notify } from '#areas/notifications/notifications.public.ts';
import type { MinuteJob } from '#server/jobs/job.ts';
import { notice } from '../inpatient.notices.ts';
import { selectTransfer, transferRows } from './bed-transfer.queries.ts';
import { transfersAddress } from './bed-transfer.service.ts';
import { hasLapsedTransfers, lockLapsedTransfers, releaseHold } from './hold.queries.ts';

/** The maximum number of transfers of a hospital that lose their hold in one minute's work. */
const maxAtOnce = 50;

/**
 * Makes approved transfers whose hold has run out pending again and tells who asked. Their beds were free from that
 * moment on; this only tidies up.
 */
export const endHolds: MinuteJob = {
  name: 'inpatient.end-holds',
  look: {
    reads: { bed_transfer: 'tenant_id, id, status, to_bed_id', bed: 'tenant_id, id, held_for, held_until' },
    finds: `
      select from public.bed_transfer transfer
      where transfer.tenant_id = hospital.id and transfer.status = 'approved' and not exists (
        select from public.bed where bed.tenant_id = hospital.id and bed.id = transfer.to_bed_id
          and bed.held_for = transfer.id and bed.held_until > moment)`,
  },
  isDue: ({ db, tenantId, clock }) => hasLapsedTransfers(db, tenantId, clock.now().toISOString()),
  async run(context) {
    const { db, tenantId, clock } = context;
    const now = clock.now().toISOString();
    const lapsed = await lockLapsedTransfers(db, tenantId, { now, limit: maxAtOnce });
    for (const { id, version, to_bed_id: bedId, requested_by: userId } of lapsed) {
      await releaseHold(db, tenantId, { bedId, transferId: id, at: now });
      await transferRows.update(
        db,
        { tenantId, id, version },
        { status: 'pending', approved_by: null, approved_at: null, updated_at: now },
      );
      const row = (await selectTransfer(db, tenantId, id, now))!;
      const facts = {
        patientNumber: row.patient_number,
        bedNumber: row.to_bed_number,
        wardName: row.to_ward_name,
      };
      await notify(context, { userId, notice: notice('transferHoldEnded', facts), link: transfersAddress });
      context.audit({
        action: 'UPDATE',
        resource: 'bed_transfers',
        resourceId: id,
        oldValues: { status: 'approved' },
        newValues: { status: 'pending' },
      });
    }
    if (lapsed.length === 0) return;
    context.announce('bed-transfers');
    context.announce('beds');
  },
};
