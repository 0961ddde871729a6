import { z } from 'zod';
import {
  changeDoctor,
  createDoctor,
  doctorInput,
  findDoctors,
  readDoctorHours,
  removeNewDoctor,
  weekField,
  writeDoctorHours,
} from '#areas/appointments/appointments.public.ts';
import { emailKey, findUsersByEmail } from '#areas/people/people-lists.public.ts';
import type { CallContext } from '#server/call-context.ts';
import { invalidFields } from '#kernel/app-error.ts';
import { toAsciiDigits } from '#kernel/digits.ts';
import { issue } from '../../runs/import.issues.ts';
import { catalogueKind } from '../catalogue-kind.ts';
import type { Cells } from '../cells.ts';
import type { RowKind } from '../list-kind.ts';
import { weekdayColumns } from './doctors.fields.ts';

const schema = doctorInput
  .pick({ name: true, specialty: true })
  .extend({ email: z.string().max(254).nullish(), hours: weekField.nullish() });

type Span = z.output<typeof weekField>[number];

/** Doctors and the hours of their week; known by their names. */
export const doctorsKind: RowKind = catalogueKind({
  resource: 'doctors',
  schema,
  read: (cells) => ({
    name: cells.required('name'),
    specialty: cells.required('specialty'),
    email: cells.text('email'),
    hours: weekOf(cells),
  }),
  keyOf: ({ name }) => name.toLowerCase(),
  find: async (context, inputs) => {
    const found = await findDoctors(context, { names: inputs.map(({ name }) => name.toLowerCase()) });
    const known = new Map<string, Awaited<ReturnType<typeof withHours>> | 'several'>();
    for (const doctor of found) {
      const key = doctor.name.toLowerCase();
      known.set(key, known.has(key) ? 'several' : await withHours(context, doctor));
    }
    return known;
  },
  create: async (context, { email, hours, ...input }) => {
    const userId = email ? await accountOf(context, email) : null;
    const doctor = await createDoctor(context, { ...input, userId });
    if (!hours || hours.length === 0) return { ...doctor, email: email ?? null, hours: [] };
    const { version } = await writeDoctorHours(context, {
      doctorId: doctor.id,
      version: doctor.version,
      spans: hours,
    });
    return { ...doctor, version, email: email ?? null, hours };
  },
  update: async (context, { id: doctorId, version }, { email, hours, ...changes }) => {
    const userId = email ? await accountOf(context, email) : email;
    const isOwn = Object.keys(changes).length > 0 || userId !== undefined;
    const doctor = isOwn
      ? await changeDoctor(context, {
          doctorId,
          version,
          ...changes,
          ...(userId !== undefined && { userId }),
        })
      : undefined;
    const after = hours
      ? await writeDoctorHours(context, { doctorId, version: doctor?.version ?? version, spans: hours })
      : undefined;
    const [stored] = await findDoctors(context, { ids: [doctorId] });
    return { ...(await withHours(context, stored!)), version: after?.version ?? stored!.version };
  },
  remove: removeNewDoctor,
});

type FoundDoctor = Awaited<ReturnType<typeof findDoctors>>[number];

/** A doctor as a row of the list says it. */
async function withHours(context: CallContext, doctor: FoundDoctor) {
  const { spans } = await readDoctorHours(context, { doctorId: doctor.id });
  return { ...doctor, hours: spans };
}

async function accountOf(context: CallContext, email: string): Promise<string> {
  const [account] = await findUsersByEmail(context, [emailKey(email)]);
  if (!account) throw invalidFields({ email: issue('accountUnknown') });
  return account.id;
}

const span = /^(\d{1,2})(?:[:.h](\d{2}))?(am|pm)?(?:-|–|—|to|à|bis|থেকে)(\d{1,2})(?:[:.h](\d{2}))?(am|pm)?$/u;

/** The week of the columns of its days; undefined where the row says nothing of any. */
function weekOf(cells: Cells): Span[] | undefined {
  if (weekdayColumns.every((column) => cells.text(column) === undefined)) return undefined;
  const problems: Record<string, string> = {};
  const spans = weekdayColumns.flatMap((column, place) =>
    (cells.text(column) ?? '')
      .split(/[;,+\n]| and | et /)
      .map((part) => toAsciiDigits(part).replaceAll(/\s/g, '').toLowerCase())
      .filter((part) => part !== '' && part !== '-' && part !== 'off' && part !== 'closed')
      .flatMap((part): Span[] => {
        const match = span.exec(part);
        if (!match) problems[column] = issue('hoursUnreadable');
        return match ? [{ weekday: place + 1, ...minutesOf(match) }] : [];
      }),
  );
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  return spans.toSorted((a, b) => a.weekday - b.weekday || a.fromMinute - b.fromMinute);
}

/** '5 - 9 pm' is in the evening at both ends. */
function minutesOf([, from, fromMinutes, fromHalf, to, toMinutes, toHalf]: readonly string[]) {
  const toMinute = minuteOf(to!, toMinutes, toHalf);
  return {
    fromMinute: minuteOf(from!, fromMinutes, fromHalf ?? (Number(from) < Number(to) ? toHalf : undefined)),
    toMinute,
  };
}

function minuteOf(hour: string, minutes: string | undefined, half: string | undefined): number {
  const ofHalf = half === 'pm' && Number(hour) < 12 ? 12 : half === 'am' && Number(hour) === 12 ? -12 : 0;
  return (Number(hour) + ofHalf) * 60 + Number(minutes ?? 0);
}
