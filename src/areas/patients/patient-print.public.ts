export { issuedPrint } from './joins/detail/issued-print.tsx';
