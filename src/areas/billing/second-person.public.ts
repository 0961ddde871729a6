export {
  SecondPersonFields,
  secondPersonRefusals,
  useSecondPerson,
} from './limits/form/second-person-fields.tsx';
