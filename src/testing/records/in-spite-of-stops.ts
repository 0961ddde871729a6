import { AppError } from '#kernel/app-error.ts';
import type { CheckReason } from '#kernel/care/medicine-check.ts';
import type { MakeCall } from './area-fixture.ts';

/** Makes calls with a reason for whatever an allergy of the marked patient stops: every text of theirs is alike. */
export function inSpiteOfStops(call: MakeCall, reason: string): MakeCall {
  return async (one, input) => {
    try {
      return await call(one, input);
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'SAFETY_STOP') throw error;
      const stops = error.facts['findings'] as { key: string }[];
      const reasons: CheckReason[] = stops.map(({ key }) => ({ key, reason }));
      return call(one, Object.assign({}, input, { reasons }));
    }
  };
}
