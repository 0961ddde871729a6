export { pulseIcon } from './vitals.icons.ts';
