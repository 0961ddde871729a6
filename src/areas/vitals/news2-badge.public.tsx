export { News2Badge } from './signs/detail/news2-badge.tsx';
