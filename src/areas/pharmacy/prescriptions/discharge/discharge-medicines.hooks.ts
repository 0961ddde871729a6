import { useQuery } from '@tanstack/react-query';
import { readTimeline } from '#areas/consultations/consultations-web.public.ts';
import type { Admission } from '#areas/inpatient/ward-parts.public.ts';
import { useRead } from '#client/queries/reads.ts';
import type { TimelineKind } from '#kernel/care/timeline.ts';
import { useNoticeWords } from '#screens/notices/use-notice-words.ts';
import { useFormat } from '#ui/i18n/format-provider.tsx';
import { readDischargeMedicines } from '../prescription.calls.ts';

/** The orders of a stay to be decided on; read anew for each discharge. */
export function useRunningOrders(admissionId: string) {
  return useRead('prescriptions', readDischargeMedicines, { admissionId }, { staleTime: 0, gcTime: 0 });
}

const told: readonly TimelineKind[] = ['consultation', 'operation', 'lab-result', 'progress-note'];
/** Of each kind. */
const mostEntries = 100;
/** What somebody has taken back is not told. */
const takenBack: ReadonlySet<string> = new Set(['ward-rounds.timelineNoteInError']);

/**
 * What happened in the stay as lines of text, the earliest first, as far as the person may read it; undefined while it
 * is fetched, and empty where it cannot be.
 */
export function useCourse({ patient, admittedAt }: Admission): string | undefined {
  const words = useNoticeWords();
  const { date } = useFormat();
  const { data, isError, dataUpdatedAt } = useQuery({
    queryKey: ['timeline', 'course', patient.id, admittedAt],
    async queryFn({ signal }) {
      const asked = told.map((kind) =>
        readTimeline({ patientId: patient.id, kind, limit: mostEntries }, signal),
      );
      return (await Promise.all(asked)).flatMap(({ rows }) => rows);
    },
    retry: false,
  });
  if (isError) return '';
  if (!data || !words) return undefined;
  // What is only booked has not happened.
  const now = new Date(dataUpdatedAt).toISOString();
  const entries = data.filter(({ code, at }) => !takenBack.has(code) && at >= admittedAt && at <= now);
  return entries
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ at, code, facts }) => {
      const { title, message } = words(code, facts);
      return `${date(at)}: ${[title, message].filter(Boolean).join('. ')}`;
    })
    .join('\n');
}
