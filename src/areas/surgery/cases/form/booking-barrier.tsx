import type { Barrier } from './clash.ts';
import { ClashDialog } from './clash-dialog.tsx';
import { SessionDialog } from './session-dialog.tsx';

export interface BookingBarrierProps {
  barrier: Barrier | undefined;
  /** Only an emergency is booked over others. */
  isEmergency: boolean;
  /** Books all the same, with this reason. */
  onPass: (barrier: Barrier, reason: string) => void;
  onClose: () => void;
}

/** Says what stands against a booking, and asks for the reason that passes it. */
export function BookingBarrier({ barrier, isEmergency, onPass, onClose }: BookingBarrierProps) {
  if (!barrier) return null;
  return barrier.kind === 'overbook' ? (
    <ClashDialog
      clashes={barrier.clashes}
      isEmergency={isEmergency}
      onOverbook={(reason) => onPass(barrier, reason)}
      onClose={onClose}
    />
  ) : (
    <SessionDialog
      sessions={barrier.sessions}
      onBook={(reason) => onPass(barrier, reason)}
      onClose={onClose}
    />
  );
}
