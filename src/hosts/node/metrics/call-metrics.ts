import { Counter, Histogram, type Registry } from 'prom-client';
import type { CallServer } from '#server/dispatcher/orpc-router.ts';
import { isAppError } from '#kernel/app-error.ts';

const durationLimitsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

/** The same calls, counted by their names and outcomes; nothing of what they carry is. */
export function countCalls(server: CallServer, registry: Registry): CallServer {
  const made = new Counter({
    name: 'openward_calls_total',
    help: 'Calls answered, by call and outcome: ok, the code of a refusal, or DEFECT.',
    labelNames: ['call', 'outcome'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'openward_call_duration_seconds',
    help: 'How long calls took, from the parsed request to the answer.',
    labelNames: ['call'],
    buckets: durationLimitsSeconds,
    registers: [registry],
  });
  return {
    calls: server.calls,
    statuses: server.statuses,
    async run(id, input, request) {
      // Whoever asks for names that are none must not make new series.
      const call = server.calls.has(id) ? id : 'unknown';
      const end = durations.startTimer({ call });
      try {
        const answer = await server.run(id, input, request);
        made.inc({ call, outcome: 'ok' });
        return answer;
      } catch (error) {
        made.inc({ call, outcome: isAppError(error) ? error.code : 'DEFECT' });
        throw error;
      } finally {
        end();
      }
    },
  };
}
