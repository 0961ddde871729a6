export { FluidsOfRound } from './fluids/chart/detail/fluids-of-round.tsx';
export { NotesOfRound } from './notes/list/notes-of-round.tsx';
