import type { Judge } from './judge.ts'
export const wapiti: Judge = { name: 'wapiti', run: async () => ({ did: '', findings: [] }) }
