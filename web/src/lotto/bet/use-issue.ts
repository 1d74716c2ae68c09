import type { ReplyOf } from '@understudy/contracts/endpoint'
import type { nearIssues } from '@understudy/contracts/lottery'
import { useNow } from '@/shared/clock/use-now'

export interface BettableIssue {
  numero: string
  drawTime: number
  /** Whether betting is open. */
  isOpen: boolean
}

/** The current issue, and whether betting on it is open. */
export function useIssue(near: ReplyOf<typeof nearIssues> | undefined): BettableIssue {
  const time = useNow()
  if (!near) return { numero: '', drawTime: 0, isOpen: false }
  const { numero, drawTime, lockTime, isSale } = near.currentNumero
  return { numero, drawTime, isOpen: isSale && time < drawTime - lockTime * 1_000 }
}
