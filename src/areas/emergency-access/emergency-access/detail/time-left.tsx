import { useEffect, useState } from 'react';
import { t } from '../emergency-access.texts.ts';

const minuteMs = 60_000;

/** How long an access still runs; counts seconds only in the last minute. */
export function TimeLeft({ endsAtMs }: { endsAtMs: number }) {
  const [now, setNow] = useState(Date.now);
  const leftMs = Math.max(0, endsAtMs - now);
  const stepMs = leftMs > minuteMs ? 5000 : 1000;
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), stepMs);
    return () => clearInterval(timer);
  }, [stepMs]);
  return leftMs > minuteMs
    ? t('minutesLeft', { count: Math.ceil(leftMs / minuteMs) })
    : t('secondsLeft', { count: Math.ceil(leftMs / 1000) });
}
