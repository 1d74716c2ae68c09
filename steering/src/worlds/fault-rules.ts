import { control, NETWORK_FIELDS, NETWORK_SHAPE_NAMES, possibleErrorsOf } from '@understudy/contracts'
import { endpointNamed, REGISTRY } from '@understudy/contracts/registry'
import { didYouMean } from '@understudy/platform/shared/nearest.ts'
import * as z from 'zod/mini'
import { ControlProblem, invalidField } from '../api/control-problem.ts'

const PLATFORM_NAMES = REGISTRY.filter(({ surface }) => surface !== 'control').map(({ name }) => name)

/** Refuses a rule that could never match: an unknown endpoint, or a code it does not declare. @throws ControlProblem */
export function checkRule(rule: control.FaultRule, prefix: string): void {
  const target = rule.endpoint === '*' ? undefined : endpointNamed(rule.endpoint)
  if (rule.endpoint !== '*' && (!target || target.surface === 'control'))
    throw invalidField(
      `${prefix}endpoint`,
      `no platform endpoint is called ${rule.endpoint}.${didYouMean(rule.endpoint, PLATFORM_NAMES)}`,
    )
  if (rule.kind === 'latency' && rule.ms === undefined) throw invalidField(`${prefix}ms`, 'required for latency')
  checkNetwork(rule, prefix)
  if (rule.kind !== 'error') return
  if (rule.code === undefined) throw invalidField(`${prefix}code`, 'required for error')
  const declared: string[] = target
    ? possibleErrorsOf(target)
    : REGISTRY.filter((e) => e.surface !== 'control').flatMap(possibleErrorsOf)
  if (!declared.includes(rule.code))
    throw invalidField(
      `${prefix}code`,
      `${rule.endpoint} cannot answer ${rule.code}.${didYouMean(rule.code, new Set(declared))}`,
    )
}

/** @throws ControlProblem for fields of a network in another rule, and for a network that would do nothing */
function checkNetwork(rule: control.FaultRule, prefix: string): void {
  const networkField = NETWORK_FIELDS.find((name) => rule[name] !== undefined)
  if (rule.kind !== 'network') {
    if (networkField !== undefined) throw invalidField(`${prefix}${networkField}`, 'only for kind network')
  } else if (networkField === undefined && rule.ms === undefined)
    throw invalidField(
      `${prefix}shape`,
      `required for network, unless it says ms, ${NETWORK_FIELDS.slice(1).join(', ')}`,
    )
}

/** Parses the fault rules in a link; there may be at most as many as a world takes. */
export const FAULT_EXAMPLES = ['*:slow-3g', 'games.list:drop', 'games.list:5000ms', 'games.list:TOO_MANY_REQUEST']

/** Parses `games.list:drop,wallet.balance:5000ms`, endpoints with a fault, a latency or a network's shape each; null when malformed. */
export function faultsFrom(text: string): control.FaultRule[] | null {
  const rules = text.split(',').map(ruleFrom)
  return rules.length <= control.FAULT_RULES && rules.every((rule) => rule !== null) ? rules : null
}

function ruleFrom(text: string): control.FaultRule | null {
  const [endpoint = '', how = '', ...more] = text.trim().split(':')
  const [, ms] = /^(\d{1,5})ms$/.exec(how) ?? []
  const effect =
    ms !== undefined
      ? { kind: 'latency', ms: Number(ms) }
      : NETWORK_SHAPE_NAMES.some((shape) => shape === how)
        ? { kind: 'network', shape: how }
        : how === 'drop' || how === 'truncate'
          ? { kind: how }
          : { kind: 'error', code: how }
  const rule = z.safeParse(control.FaultRule, { endpoint, ...effect })
  if (!rule.success || more.length > 0) return null
  try {
    checkRule(rule.data, '')
    return rule.data
  } catch (error) {
    if (error instanceof ControlProblem) return null
    throw error
  }
}
