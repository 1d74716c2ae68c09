import {
  type AgentContract,
  type ContractEvent,
  type ContractKind,
  changeContract,
  contractRequests,
  contracts,
  createContract,
  payouts,
  processDividend,
  processHour,
  processSalary,
  takeBackContract,
  voidContract,
} from '@understudy/contracts/agent-contracts'
import { invalidate, listState, STALE, useApiPages, useApiQuery } from '@/shared/api'
import { useAction } from '@/shared/api/action'
import { text } from '@/shared/i18n'
import { useSession } from '@/shared/session'

/** Queries that are stale after a request or an answer. */
const CHANGED = [contracts, contractRequests]

export const useContracts = (kind: ContractKind, role: 'mine' | 'team') =>
  useApiQuery(contracts, { query: { kind, role } }, { staleTime: STALE.always, enabled: useSession() !== undefined })

/** Requests that wait for the agent's answer, by kind of contract. */
export function usePending({ enabled }: { enabled: boolean }): { kind: ContractKind; count: number }[] | undefined {
  const { data } = useApiQuery(contractRequests, undefined, { enabled, staleTime: STALE.always })
  if (!data) return undefined
  const countOf = (rows: Record<string, readonly { id?: number; contractId?: number }[] | undefined>) =>
    new Set(Object.values(rows).flatMap((list) => (list ?? []).map(({ id, contractId }) => id ?? contractId))).size
  const counts = [
    { kind: 'salary' as const, count: countOf(data.dailysalreqtype) },
    { kind: 'dividend' as const, count: countOf(data.divtypecompperiodreq) },
    { kind: 'hour' as const, count: countOf(data.contracthoursalreq) },
  ]
  return counts.filter(({ count }) => count > 0)
}

export function usePayouts(id: number) {
  const pages = useApiPages(payouts, (pageNo) => ({ query: { id: String(id), pageNo } }))
  return { rows: pages.data?.pages.flatMap(({ list }) => list) ?? [], list: listState(pages) }
}

const ANSWERS = { accept: 'A', reject: 'R', agree: 'C' } as const
const ANSWERED = { A: 'accept', R: 'reject', C: 'agree' } as const

/** Refetches the contracts when another party or device was faster. */
const overtaken = (error: unknown) => {
  void invalidate(...CHANGED)
  return error
}

/** Actions on a contract other than changing its terms, with their busy state. */
export function useEvents({ id, kind, product, at }: Pick<AgentContract, 'id' | 'kind' | 'product' | 'at'>) {
  const options = (event: Exclude<ContractEvent, 'change'>) => ({
    inToast: true,
    refused: overtaken,
    invalidates: CHANGED,
    success: () => text(`agent-contracts:done.${event}`),
  })
  const answerOptions = {
    inToast: true,
    refused: overtaken,
    invalidates: CHANGED,
    success: (_: unknown, { body }: { body: { status: keyof typeof ANSWERED } }) =>
      text(`agent-contracts:done.${ANSWERED[body.status]}`),
  }
  const salary = useAction(processSalary, answerOptions)
  const dividend = useAction(processDividend, answerOptions)
  const hour = useAction(processHour, answerOptions)
  const ending = useAction(voidContract, options('void'))
  const back = useAction(takeBackContract, options('takeBack'))
  const answering = { salary, dividend, hour }[kind]
  return {
    busy: answering.busy || ending.busy || back.busy,
    run(event: Exclude<ContractEvent, 'change'>) {
      if (event === 'void') return ending.run({ body: { id } })
      if (event === 'takeBack') return back.run({ body: { id } })
      const answer = { status: ANSWERS[event], acceptHigherRate: true, seenAt: at }
      if (kind === 'salary') return salary.run({ body: { id, ...answer } })
      if (kind === 'hour') return hour.run({ body: { contractId: id, ...answer } })
      return dividend.run({ body: { type: product, id, ...answer } })
    },
  }
}

/** Proposes terms; the form shows refusals, and the contracts below it are refetched, as after any other action. */
const actionOptions = (onDone: () => void, refused: (error: unknown) => unknown) => ({
  invalidates: CHANGED,
  success: () => text('agent-contracts:done.change'),
  refused: (error: unknown) => refused(overtaken(error)),
  onDone,
})
type Asked = Parameters<typeof actionOptions>
export const useChange = (...how: Asked) => useAction(changeContract, actionOptions(...how))
export const usePropose = (...how: Asked) => useAction(createContract, actionOptions(...how))
