import { useStops } from '#screens/safety/use-stops.ts';
import { useConfirmedWrite } from '#screens/write/use-confirmed-write.ts';
import type { EntryFacts } from '../content/anesthesia-entry.contract.ts';
import { addAnesthesiaEntry } from '../anesthesia.calls.ts';
import type { AnesthesiaRecord } from '../anesthesia.contract.ts';
import { useRefreshAnesthesia, useRememberAnesthesia } from '../anesthesia.hooks.ts';
import { t } from '../anesthesia.texts.ts';
import { anesthesiaRefusals } from '../anesthesia.words.ts';

/** Adds entries to the chart of one record; what was typed stays until it is stored, with what stops it. */
export function useAddEntry(anesthesiaId: string, onAdded: () => void) {
  const refresh = useRefreshAnesthesia();
  const remember = useRememberAnesthesia();
  const stops = useStops();
  const write = useConfirmedWrite<EntryFacts, AnesthesiaRecord>({
    call: (facts, submission) =>
      addAnesthesiaEntry({ anesthesiaId, facts, reasons: stops.reasons }, submission),
    done(facts) {
      if (facts.kind === 'vitals') return t('vitalsAdded');
      if (facts.kind === 'medication') return t('medicationAdded', { medication: facts.medication });
      return t('entryAdded');
    },
    failed(facts) {
      if (facts.kind === 'vitals') return t('failedToAddVitals');
      return t(facts.kind === 'medication' ? 'failedToAddMedication' : 'failedToAddEntry');
    },
    refusals: anesthesiaRefusals,
    onRefused: stops.take,
    onDone(record) {
      stops.clear();
      remember(record);
      onAdded();
    },
    onSettled: refresh,
  });
  return { stops, isBusy: write.isBusy, add: (facts: EntryFacts) => void write.start(facts) };
}
