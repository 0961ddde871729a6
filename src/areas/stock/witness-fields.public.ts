export type { TypedWitness } from './witness/witness-fields.tsx';
export { useWitness, WitnessFields, WitnessFieldsOf, witnessRefusals } from './witness/witness-fields.tsx';
