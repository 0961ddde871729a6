export { OrdersOfRound } from './orders/detail/orders-of-round.tsx';
