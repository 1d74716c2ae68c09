import { bets, records } from '@understudy/contracts'
import type { Actor } from './world.ts'

export const MONTH = { startDate: '2026-02-08', endDate: '2026-03-10' }

export const sum = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((total, n) => total + n, 0) * 10_000) / 10_000

type AccountQuery = Partial<{
  kind: records.MovementKind
  direction: 'in' | 'out'
  startDate: string
  endDate: string
}>

/** Every page of the account record of a selection, and what the first one says of all. */
export async function statement(actor: Actor, more: AccountQuery = {}, pageSize = 100) {
  const readPage = (after?: string) =>
    actor.get(records.accountRecords, { query: { ...MONTH, ...more, pageSize, ...(after && { after }) } })
  const first = await readPage()
  const { footer, totalCount } = first
  if (!footer || totalCount === null) throw new Error('The first page brings the sums')
  const list = [...first.list]
  for (let { next } = first; next !== null; ) {
    const page = await readPage(next)
    if (page.footer !== null || page.totalCount !== null) throw new Error('Sums are counted once')
    list.push(...page.list)
    next = page.next
  }
  return { list, footer, totalCount }
}

/** Every bet of a month. */
export async function betsOf(actor: Actor, days = MONTH) {
  const readPage = (after?: string) =>
    actor.get(bets.betHistory, { query: { ...days, pageSize: 100, ...(after && { after }) } })
  const first = await readPage()
  const list = [...first.list]
  for (let { next } = first; next !== null; ) {
    const page = await readPage(next)
    list.push(...page.list)
    next = page.next
  }
  if (!first.footer) throw new Error('The first page brings the sums')
  return { list, footer: first.footer }
}
