import { remoteRead } from '#client/remote.ts';
import type * as contract from './overview.contract.ts';

export const readOverview = remoteRead<typeof contract.readOverview>('overview.read');
