export { type MovementKind, movementKinds } from './moving/movement-kinds.ts';
