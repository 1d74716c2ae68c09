export { SlipSheet } from '../bet/SlipSheet.tsx'
export { OrdersPanel } from '../orders/OrdersPanel.tsx'
export { ResultsPanel } from '../results/ResultsPanel.tsx'
export { Rules } from './Rules.tsx'
