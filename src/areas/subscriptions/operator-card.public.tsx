export { OperatorLine, PublicOperatorLine } from './operator/detail/operator-line.tsx';
