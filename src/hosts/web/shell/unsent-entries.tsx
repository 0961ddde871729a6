import { useEffect } from 'react';
import { discardUnsentEntry } from '#areas/patients/unsent/unsent-entry.calls.ts';
import type { TellDiscarded } from '#screens/unsent/discard-form.tsx';
import { UnsentBanner } from '#screens/unsent/unsent-banner.tsx';
import { keepableKinds } from '../registered.ts';
import { keepScreens } from './keep-screens.ts';

const tell: TellDiscarded = ({ call, patientId, typedAt }, reason, submission) =>
  discardUnsentEntry({ call, patientId, typedAt, reason }, submission);

/** What this device holds that the server does not have yet; and the screens, so that they open without a network. */
export function UnsentEntries({ buildId }: { buildId: string }) {
  useEffect(() => keepScreens(buildId), [buildId]);
  return <UnsentBanner kinds={keepableKinds} tell={tell} />;
}
