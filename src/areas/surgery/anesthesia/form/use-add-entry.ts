import { useStops } from '#screens/safety/use-stops.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import type { EntryFacts } from '../content/anesthesia-entry.contract.ts';
import { addAnesthesiaEntry, useRefreshAnesthesia, useRememberAnesthesia } from '../anesthesia.calls.ts';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { t } from '../anesthesia.texts.ts';
import { anesthesiaRefusals } from '../anesthesia.words.ts';
import { useAsOf } from './as-of-field.tsx';

interface NewEntry {
  facts: EntryFacts;
  /** Left out it is now. */
  at?: string;
}

/**
 * Adds entries to the chart of one record, now or as of a time; what was typed stays until it is stored, with what
 * stops it.
 */
export function useAddEntry(
  { id: anesthesiaId, startTime }: Pick<AnesthesiaRecord, 'id' | 'startTime'>,
  onAdded: () => void,
) {
  const refresh = useRefreshAnesthesia();
  const remember = useRememberAnesthesia();
  const stops = useStops();
  const asOf = useAsOf(startTime);
  const write = useConfirmedWrite<NewEntry, AnesthesiaRecord>({
    call: (entry, submission) =>
      addAnesthesiaEntry({ anesthesiaId, ...entry, reasons: stops.reasons }, submission),
    done({ facts }) {
      if (facts.kind === 'vitals') return t('vitalsAdded');
      if (facts.kind === 'medication') return t('medicationAdded', { medication: facts.medication });
      return t('entryAdded');
    },
    failed({ facts }) {
      if (facts.kind === 'vitals') return t('failedToAddVitals');
      return t(facts.kind === 'medication' ? 'failedToAddMedication' : 'failedToAddEntry');
    },
    refusals: anesthesiaRefusals,
    onRefused: stops.take,
    onDone(record) {
      stops.clear();
      asOf.type('');
      remember(record);
      onAdded();
    },
    onSettled: refresh,
  });

  function add(facts: EntryFacts) {
    const meant = asOf.read();
    // What cannot be read is told at the field.
    if (meant.kind === 'unreadable') return;
    void write.start({ facts, ...(meant.kind === 'at' && { at: meant.at }) });
  }

  return { stops, asOf, isBusy: write.isBusy, add };
}
