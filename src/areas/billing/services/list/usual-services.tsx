import { UsualListButton } from '#screens/usual-list/usual-list-button.tsx';
import { addUsualServices, readUsualServices, useRefreshServices } from '../service.calls.ts';
import { maxPriceMinor } from '../service.contract.ts';
import { t } from '../services.texts.ts';

/** The services that most hospitals bill, to start a catalogue with. */
export function UsualServices() {
  return (
    <UsualListButton
      title={t('usualTitle')}
      source={t('usualSource')}
      topic="services"
      maxPriceMinor={maxPriceMinor}
      read={readUsualServices}
      add={addUsualServices}
      onAdded={useRefreshServices()}
    />
  );
}
