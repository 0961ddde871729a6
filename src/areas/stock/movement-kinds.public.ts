export { movementKinds } from './moving/movement-kinds.ts';
