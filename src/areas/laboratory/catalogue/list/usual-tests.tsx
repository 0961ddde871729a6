import { UsualListButton } from '#screens/usual-list/usual-list-button.tsx';
import { addUsualTests, readUsualTests, useRefreshLabTests } from '../../laboratory/laboratory.calls.ts';
import { maxTestPriceMinor } from '../lab-test.contract.ts';
import { t } from '../lab-tests.texts.ts';

/** The tests that most laboratories offer, to start a catalogue with. */
export function UsualTests() {
  return (
    <UsualListButton
      title={t('usualTitle')}
      source={t('usualSource')}
      topic="lab-tests"
      maxPriceMinor={maxTestPriceMinor}
      read={readUsualTests}
      add={addUsualTests}
      onAdded={useRefreshLabTests()}
    />
  );
}
