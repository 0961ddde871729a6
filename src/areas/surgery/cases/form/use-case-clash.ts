import { useRef, useState } from 'react';
import type { SurgicalCase } from '../case.contract.ts';
import { type Clash, clashesOf } from './clash.ts';

/** What a reason to overbook was given for; it does not hold for what is typed later. */
interface Wanted {
  theatreId?: string | null | undefined;
  scheduledStartTime?: string | null | undefined;
  estimatedDuration?: number | string | undefined;
}

const wordsOf = ({ theatreId, scheduledStartTime, estimatedDuration }: Wanted) =>
  [theatreId, scheduledStartTime, estimatedDuration].map((part) => part ?? '').join(' ');

/** Keeps what a booking clashed with, and the reason for which it may be overbooked. */
export function useCaseClash() {
  const [clashes, setClashes] = useState<readonly Clash[]>();
  const allowance = useRef<{ words: string; reason: string }>(undefined);
  return {
    clashes,
    forget: () => setClashes(undefined),
    /** Lets these values be booked over what they clash with. */
    allow(wanted: Wanted, reason: string) {
      allowance.current = { words: wordsOf(wanted), reason };
      setClashes(undefined);
    },
    /** What the call says of overbooking. */
    overbookOf(wanted: Wanted): { overbook?: { reason: string } } {
      const allowed = allowance.current;
      return allowed?.words === wordsOf(wanted) ? { overbook: { reason: allowed.reason } } : {};
    },
    async keeping(write: Promise<SurgicalCase>): Promise<SurgicalCase> {
      try {
        return await write;
      } catch (error) {
        setClashes(clashesOf(error));
        throw error;
      }
    },
  };
}
