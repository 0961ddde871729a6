export { typedPassword } from './password/password.contract.ts';
