import { LOTTERY_LIMITS } from '@understudy/contracts/lottery/terms'
import { withinMultiple } from './bet-lines.ts'

export interface ChaseIssue {
  numero: string
  drawTime: number
}

export interface ChaseOptions {
  issues: number
  /** Multiple of the first issue. */
  start: number
  /** Number of issues after which the multiple doubles; 0 for never. */
  doubleEvery: number
}

export interface PlannedIssue extends ChaseIssue {
  multiple: number
}

/** Builds a chase over the next issues; multiples stay at their limit once reached. */
export function planChase(next: readonly ChaseIssue[], { issues, start, doubleEvery }: ChaseOptions): PlannedIssue[] {
  return next.slice(0, Math.min(issues, LOTTERY_LIMITS.chaseIssues)).map((issue, index) => ({
    ...issue,
    multiple: withinMultiple(start * 2 ** (doubleEvery > 0 ? Math.floor(index / doubleEvery) : 0)),
  }))
}

/** Sum of the multiples over all issues. */
export const multiplesOf = (plan: readonly PlannedIssue[]): number =>
  plan.reduce((sum, { multiple }) => sum + multiple, 0)
