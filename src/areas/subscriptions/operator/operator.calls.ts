import { remoteRead, remoteWrite } from '#client/remote.ts';
import type * as contract from './operator.contract.ts';

export const readOperator = remoteRead<typeof contract.readOperator>('operator.read');
export const readOperatorContact = remoteRead<typeof contract.readOperatorContact>('operator.readContact');
export const changeOperator = remoteWrite<typeof contract.changeOperator>('operator.change');
