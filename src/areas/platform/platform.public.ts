export { readOperatorFigures } from './health/operator-figures.ts';
