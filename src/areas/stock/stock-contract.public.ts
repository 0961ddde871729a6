export { movementKinds } from './ledger/movement-kinds.ts';
export { listWitnesses, witnessFields } from './witness/witness.contract.ts';
