export { movingRefusals } from './movements/stock-movement.words.ts';
