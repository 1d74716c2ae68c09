import type { FaultRule } from '@understudy/contracts/control'
import { ERRORS, type ErrorCode } from '@understudy/contracts/errors'
import { networkOf } from '@understudy/contracts/network-shapes'
import type { SteeringText } from '../steering-texts.ts'

/** Names and codes keep their order within a sentence from right to left. */
const isolated = (code: string) => `\u2068${code}\u2069`
const percentOf = (share: number) => String(Math.round(share * 100))

/** What a rule will do, in a sentence. */
export function sentenceOf(rule: FaultRule, t: SteeringText): string {
  const { endpoint, nth, times, probability } = rule
  const calls = endpoint === '*' ? t('faults.says.app') : isolated(endpoint)
  const isOneCall = times === 1 && probability === undefined
  const call = isOneCall
    ? nth === undefined
      ? t('faults.says.next', { calls })
      : t('faults.says.one', { calls, nth })
    : t('faults.says.every', { calls })
  const limits = [
    nth !== undefined && !isOneCall && t('faults.says.from', { nth }),
    times !== undefined && !isOneCall && t('faults.says.times', { count: times }),
    probability !== undefined && t('faults.says.chance', { percent: percentOf(probability) }),
  ]
  return t('faults.says.whole', { call, does: effectOf(rule, t), limits: limits.filter(Boolean).join('') })
}

function effectOf(rule: FaultRule, t: SteeringText): string {
  const { kind, code = '', ms = 0 } = rule
  if (kind === 'network') return t('faults.says.network', { figures: figuresOf(rule, t) })
  return t(`faults.says.${kind}`, { code: isolated(code), ms })
}

function figuresOf(rule: FaultRule, t: SteeringText): string {
  const { ms, jitterMs, loss, kbps } = networkOf(rule)
  return [
    t('faults.ms', { ms }),
    jitterMs > 0 && t('faults.jitterUpTo', { jitterMs }),
    loss > 0 && t('faults.lostShare', { percent: percentOf(loss) }),
    kbps !== undefined && t('faults.lineSpeed', { kbps }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** What a rule turns the answer 200 of a call into, such as `503 system.error`. */
export function exampleOf(rule: FaultRule, t: SteeringText): string {
  const { kind, code = '', ms = 0 } = rule
  if (kind === 'error') return `${ERRORS[code as ErrorCode]?.status ?? ''} ${code}`.trim()
  if (kind === 'latency') return `200 · +${ms} ms`
  if (kind === 'network') return `200 · +${networkOf(rule).ms} ms`
  return t(`faults.${kind}`)
}
