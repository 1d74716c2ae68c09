import { MERCHANTS } from '@understudy/merchants'
import { scenarioNamed } from '@understudy/seed'
import type { State } from './state.ts'
import { STATES } from './states.ts'

export const HOUSE = 'aurora1'

/** Who plays at each house: the same person everywhere would be no member of four of them. */
const PLAYERS: Record<string, string> = {
  aurora1: 'amina',
  cedar3: 'imran',
  basalt2: 'rabia',
  dune4: 'daud',
  ember5: 'erum',
}

export const LOOKS = ['ur-dark', 'ur-light', 'en-dark', 'en-light'] as const
export type Look = (typeof LOOKS)[number]
/** At other houses than its scenario's a state differs by the brand, which two looks tell. */
const LOOKS_ELSEWHERE: readonly Look[] = ['ur-dark', 'en-light']

export const SIZES = [
  { width: 390, height: 844 },
  { width: 360, height: 740 },
] as const

/** One opening of a state: what one picture of each size is taken of. */
export interface View {
  key: string
  state: State
  merchant: string
  language: 'UR' | 'EN'
  theme: 'dark' | 'light'
  /** Whose session the device has; undefined: a visitor. */
  as: string | undefined
}

export interface Chosen {
  looks: readonly string[]
  merchants: readonly string[]
  /** Part of a state's id. */
  only: string
}

/** All openings that are asked for, in the order of the states. */
export function viewsOf({ looks, merchants, only }: Chosen): View[] {
  return STATES.filter(({ id }) => id.toLowerCase().includes(only.toLowerCase())).flatMap((state) => {
    const house = scenarioNamed(state.scenario).merchant
    return MERCHANTS.filter(
      (merchant) => merchants.includes(merchant) && (merchant === house || state.everyMerchant),
    ).flatMap((merchant) =>
      (merchant === house ? LOOKS : LOOKS_ELSEWHERE)
        .filter((look) => looks.includes(look))
        .map((look) => viewOf(state, merchant, look)),
    )
  })
}

function viewOf(state: State, merchant: string, look: Look): View {
  return {
    key: `${state.id.replace('/', '.')}.${merchant}.${look}`,
    state,
    merchant,
    language: look.startsWith('ur') ? 'UR' : 'EN',
    theme: look.endsWith('dark') ? 'dark' : 'light',
    as: whoAt(state.who, merchant),
  }
}

export const whoAt = (who: string, merchant: string): string | undefined =>
  who === 'visitor' ? undefined : who === 'player' ? PLAYERS[merchant] : who
