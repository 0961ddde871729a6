import { remoteRegister } from '#client/queries/remote-register.ts';
import type * as contract from './plan.contract.ts';

export const {
  create: createPlan,
  update: updatePlan,
  useList: usePlans,
  useRefresh: useRefreshPlans,
} = remoteRegister<typeof contract>('plans', 'planId');
