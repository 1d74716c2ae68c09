import type { control } from '@understudy/contracts'
import { HOUSE, type View } from './looks.ts'
import { MOMENT } from './served.ts'
import type { State } from './state.ts'

/** The address that opens the state in a new world, for whoever is in front of a server that may be steered. */
export function linkTo({ state, merchant, as, language, theme }: View): string {
  const url = new URL(state.path, 'http://localhost')
  const { flags } = state.settings
  const state_of = {
    scenario: state.scenario,
    as,
    merchant: as === undefined && merchant !== HOUSE ? merchant : undefined,
    flags:
      flags &&
      Object.entries(flags)
        .map(([id, on]) => (on ? id : `-${id}`))
        .join(),
    at: MOMENT,
    faults: state.faults.length > 0 ? state.faults.map(wordOf).join() : undefined,
    lang: language,
    theme,
  }
  for (const [name, value] of Object.entries(state_of)) if (value !== undefined) url.searchParams.set(name, value)
  return url.pathname + url.search
}

/** `games.list:drop`, `games.list:30000ms`, `games.list:TOO_MANY_REQUEST`: as an address asks for a fault. */
const wordOf = ({ endpoint, kind, ms, code, shape }: control.FaultRule) =>
  `${endpoint}:${kind === 'latency' ? `${ms}ms` : kind === 'error' ? code : (shape ?? kind)}`

/** What a hand does once the link stands open, for whoever wants to see the same. */
export const thenDo = ({ steps }: State): string =>
  steps
    .flatMap((step) => {
      if ('press' in step) return [`press ${step.press}`]
      if ('type' in step) return [`type ${step.text} into ${step.type}`]
      return 'pass' in step ? [`let ${step.pass} seconds pass`] : []
    })
    .join(', ')
