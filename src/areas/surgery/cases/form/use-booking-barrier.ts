import { useRef, useState } from 'react';
import type { SurgicalCase } from '../case.contract.ts';
import { type Barrier, barrierOf, type BookingReasons } from './clash.ts';

/** What a reason was given for; it does not hold for what is typed later. */
interface Wanted {
  theatreId?: string | null | undefined;
  scheduledStartTime?: string | null | undefined;
  estimatedDuration?: number | string | undefined;
  surgeonId?: string | undefined;
  urgency?: string | undefined;
}

const wordsOf = (wanted: Wanted) =>
  [wanted.theatreId, wanted.scheduledStartTime, wanted.estimatedDuration, wanted.surgeonId, wanted.urgency]
    .map((part) => part ?? '')
    .join(' ');

/** Keeps what stands against a booking, and the reasons with which it may be passed. */
export function useBookingBarrier() {
  const [barrier, setBarrier] = useState<Barrier>();
  const allowance = useRef<{ words: string; reasons: BookingReasons }>(undefined);
  const reasonsFor = (wanted: Wanted): BookingReasons => {
    const allowed = allowance.current;
    return allowed?.words === wordsOf(wanted) ? allowed.reasons : {};
  };
  return {
    barrier,
    forget: () => setBarrier(undefined),
    /** Lets these values be booked in spite of what stands against them. */
    allow(wanted: Wanted, { kind }: Barrier, reason: string) {
      allowance.current = {
        words: wordsOf(wanted),
        reasons: { ...reasonsFor(wanted), [kind]: { reason } },
      };
      setBarrier(undefined);
    },
    /** What the call says of the reasons that were given. */
    reasonsFor,
    async keeping(write: Promise<SurgicalCase>): Promise<SurgicalCase> {
      try {
        return await write;
      } catch (error) {
        setBarrier(barrierOf(error));
        throw error;
      }
    },
  };
}
