export { movementKinds } from './moving/movement-kinds.ts';
export { listWitnesses, witnessFields } from './witness/witness.contract.ts';
