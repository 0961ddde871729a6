export { useWitness, WitnessFields, WitnessFieldsOf, witnessRefusals } from './witness/witness-fields.tsx';
