import { remoteRead } from '#client/remote.ts';
import type * as contract from './timeline.contract.ts';

export const readTimeline = remoteRead<typeof contract.readTimeline>('timeline.read');
