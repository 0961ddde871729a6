import {
  bedInput,
  changeBed,
  closeUnusedWard,
  createBeds,
  createWard,
  findWardsAndBeds,
  retireUnusedBed,
  wardInput,
} from '#areas/inpatient/beds-list.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { changedFields } from '#kernel/changed-fields.ts';
import { issue } from '../../runs/import.issues.ts';
import type { Cells } from '../cells.ts';
import type { RowKind, MadeRecord, RowToStore } from '../list-kind.ts';

type Found = Awaited<ReturnType<typeof findWardsAndBeds>>;
type FoundBed = Found['beds'][number];

const bedValues = bedInput.partial({ equipment: true, roomName: true, notes: true });

/** Wards with their rooms and beds: a row names a ward, and a bed of it where it has one. */
export const bedsKind: RowKind = {
  columns: {
    name: 'ward',
    floorNumber: 'floor',
    minimumAgeYears: 'minimumAge',
    maximumAgeYears: 'maximumAge',
    bedNumber: 'bed',
    roomName: 'room',
  },

  open: async (context, rows) => {
    const names = rows.map(({ cells }) => cells.required('ward').toLowerCase());
    const found = await findWardsAndBeds(context, names);
    const wards = new Map(found.wards.map((ward) => [ward.name.toLowerCase(), ward]));
    const beds = new Map(found.beds.map((bed) => [bedKey(bed.wardId, bed.bedNumber), bed]));
    return async (row, inside) => {
      const made: MadeRecord[] = [];
      const name = row.cells.required('ward').toLowerCase();
      let ward = wards.get(name);
      if (!ward) {
        const added = await addWard(inside, row);
        ward = added;
        made.push({ resource: 'wards', id: added.id, version: added.version });
      } else refuseOtherType(ward, row);
      const number = row.cells.text('bed');
      let stored: FoundBed | undefined;
      if (number !== undefined) {
        const key = bedKey(ward.id, number);
        const outcome = await storeBed(inside, ward.id, row.cells, beds.get(key));
        stored = outcome.bed;
        made.push(...outcome.made);
      }
      row.cells.refuseUnreadable();
      // Only what stands once the row is whole is known to the rows after it.
      wards.set(name, ward);
      if (stored) beds.set(bedKey(ward.id, stored.bedNumber), stored);
      return { made };
    };
  },

  undo: {
    wards: { remove: closeUnusedWard },
    beds: {
      remove: retireUnusedBed,
      restore: (context, { id: bedId, version }, before) => changeBed(context, { bedId, version, ...before }),
    },
  },
};

function bedKey(wardId: string, bedNumber: string): string {
  return `${wardId} ${bedNumber.toLowerCase()}`;
}

async function addWard(context: CallContext, { cells }: RowToStore) {
  const judged = wardInput.safeParse({
    name: cells.required('ward'),
    wardType: cells.text('wardType'),
    floorNumber: cells.whole('floor'),
    sexPolicy: cells.text('sexPolicy'),
    minimumAgeYears: cells.whole('minimumAge'),
    maximumAgeYears: cells.whole('maximumAge'),
  });
  cells.refuseUnreadable();
  if (!judged.success) {
    throw invalidFields(
      Object.fromEntries(
        judged.error.issues.map(({ path: [field], message }) => [
          String(field),
          field === 'wardType' && cells.text('wardType') === undefined ? issue('wardUntyped') : message,
        ]),
      ),
    );
  }
  return createWard(context, judged.data);
}

function refuseOtherType({ wardType }: { wardType: string }, { cells }: RowToStore): void {
  const said = cells.text('wardType');
  if (said !== undefined && said !== wardType) throw invalidFields({ wardType: issue('wardDiffers') });
}

async function storeBed(
  context: CallContext,
  wardId: string,
  cells: Cells,
  stored: FoundBed | undefined,
): Promise<{ bed: FoundBed; made: MadeRecord[] }> {
  const given = Object.fromEntries(
    Object.entries({
      bedNumber: cells.required('bed'),
      bedType: cells.text('bedType') ?? stored?.bedType ?? 'standard',
      roomName: cells.text('room'),
      equipment: cells.text('equipment') === undefined ? undefined : cells.parts('equipment'),
      notes: cells.text('notes'),
    }).filter(([, value]) => value !== undefined),
  );
  const judged = bedValues.safeParse(given);
  if (!judged.success) {
    throw invalidFields(
      Object.fromEntries(judged.error.issues.map(({ path, message }) => [String(path[0]), message])),
    );
  }
  if (!stored) {
    const {
      rows: [bed],
    } = await createBeds(context, {
      ...judged.data,
      equipment: judged.data.equipment ?? [],
      roomName: judged.data.roomName ?? null,
      notes: judged.data.notes ?? null,
      wardId,
      count: 1,
    });
    const { id, version, bedNumber, bedType, roomName, equipment, notes } = bed!;
    const made = [{ resource: 'beds', id, version }];
    return { bed: { id, version, wardId, bedNumber, bedType, roomName, equipment, notes }, made };
  }
  const { bedNumber: _number, ...values } = judged.data;
  const asked = Object.fromEntries(Object.entries(values).filter(([key]) => key in given));
  const now = Object.fromEntries(Object.keys(asked).map((key) => [key, stored[key as keyof FoundBed]]));
  const { oldValues, newValues } = changedFields<Record<string, unknown>>(now, asked);
  if (Object.keys(newValues).length === 0) return { bed: stored, made: [] };
  const after = await changeBed(context, { bedId: stored.id, version: stored.version, ...newValues });
  const bed: FoundBed = { ...stored, ...newValues, version: after.version };
  return { bed, made: [{ resource: 'beds', id: bed.id, version: bed.version, before: oldValues }] };
}
