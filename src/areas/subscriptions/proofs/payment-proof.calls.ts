import { remoteWrite } from '#client/remote.ts';
import { remoteFile } from '#client/send-file.ts';
import type * as fileContract from './files/proof-file.contract.ts';
import type * as contract from './payment-proof.contract.ts';

export const submitProof = remoteWrite<typeof contract.submitProof>('paymentProofs.submit');
export const addProofFile = remoteFile<typeof fileContract.addProofFile>('paymentProofs.addFile');
