export type { TypedWitness } from './witness/witness-fields.tsx';
export {
  NeededWitnessFields,
  useWitness,
  WitnessFields,
  WitnessFieldsOf,
  witnessRefusals,
} from './witness/witness-fields.tsx';
