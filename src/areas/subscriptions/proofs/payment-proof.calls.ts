import { remoteWrite } from '#client/remote.ts';
import type * as contract from './payment-proof.contract.ts';

export const submitProof = remoteWrite<typeof contract.submitProof>('paymentProofs.submit');
