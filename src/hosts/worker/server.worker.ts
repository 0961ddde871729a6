import type { WorkerMessage } from '#client/demo-protocol.ts';

const refusal: WorkerMessage = { type: 'failed', message: 'The demo is not part of this build.' };
postMessage(refusal);
