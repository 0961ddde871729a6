import type { CallContext } from '#server/call-context.ts';
import { selectWardsNamed } from '../wards/ward.queries.ts';
import { updateWard } from '../wards/ward.service.ts';
import { selectBedsOfWards } from './bed.queries.ts';
import { requireBed, updateBed } from './bed.service.ts';

/** The wards in use under these names (lower case), and their beds in use. */
export async function findWardsAndBeds({ db, tenantId }: CallContext, names: readonly string[]) {
  const wards = await selectWardsNamed(db, tenantId, names);
  const beds = await selectBedsOfWards(
    db,
    tenantId,
    wards.map(({ id }) => id),
  );
  return {
    wards: wards.map(({ id, name, ward_type: wardType }) => ({ id, name, wardType })),
    beds: beds.map((row) => ({
      id: row.id,
      version: row.version,
      wardId: row.ward_id,
      bedNumber: row.bed_number,
      bedType: row.bed_type,
      roomName: row.room_name,
      equipment: row.equipment,
      notes: row.notes,
    })),
  };
}

interface Seen {
  id: string;
  version: number;
}

/** Retires a bed in which nobody has been; false where somebody was. @throws AppError as `updateBed` does */
export async function retireUnusedBed(context: CallContext, { id: bedId, version }: Seen): Promise<boolean> {
  const bed = await requireBed(context, bedId);
  if (bed.last_occupied_at !== null || bed.status !== 'available') return false;
  await updateBed(context, { bedId, version, isRetired: true });
  return true;
}

/** Closes a ward without beds. @throws AppError as `updateWard` does */
export async function closeUnusedWard(context: CallContext, { id: wardId, version }: Seen): Promise<boolean> {
  await updateWard(context, { wardId, version, status: 'inactive' });
  return true;
}
