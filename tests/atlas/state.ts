import type { control } from '@understudy/contracts'
import { paths } from '../../web/src/shared/navigation/paths.ts'

export type ScreenName = keyof typeof paths

/** What a hand does once the page stands there, by selectors that hold in every language. */
export type Step =
  | { press: string; inFrame?: boolean }
  | { type: string; text: string }
  | { see: string; inFrame?: boolean }
  /** Lets the world's time pass, seconds. */
  | { pass: number }

/** One state of one screen, as the atlas opens it. */
export interface State {
  /** `deposit/every-state`: unique, part of the pictures' names. */
  id: string
  screen: ScreenName
  name: string
  /** The address opened, with its query. */
  path: string
  /** `visitor`, `player` (the merchant's own), `trial`, or a name of the cast. */
  who: string
  scenario: string
  settings: Settings
  faults: control.FaultRule[]
  steps: Step[]
  /** A page that is to be seen waiting never settles: it is taken once nothing moves. */
  waits: boolean
  /** Shown for each merchant, not only for that of its scenario. */
  everyMerchant: boolean
}

interface Settings {
  flags?: Record<string, boolean>
  status?: { maintenance?: boolean; regionRestriction?: boolean }
}

type Changes = Partial<Pick<State, 'who' | 'scenario' | 'settings' | 'faults' | 'steps' | 'waits' | 'path'>>

/** How an area describes a screen; what follows from its access and its reading is added by `statesOf`. */
export interface Screen {
  screen: ScreenName
  /** Where its address needs more than its pattern. */
  path?: string
  who?: string
  scenario?: string
  /** The call whose answer is the page: it is shown waiting for it and without it. */
  reads?: string
  /** Shown where nothing is there to show; `false` for a page that has no such state. */
  empty?: false | Changes
  /** Which of the page's buttons that open a sheet, counted from 0. */
  sheets?: readonly number[]
  /** A name or text as long as it may be. */
  long?: false | Changes
  more?: Record<string, Changes>
}

const SLOW_MS = 30_000
const OPENS_SHEET = 'main button[aria-haspopup="dialog"]'
const SHEET = '[role="dialog"], [role="alertdialog"]'

/** Who is shown at an address beside its usual person: both halves of the rule of who may open it. */
const ALSO = { guest: 'player', member: 'trial', real: 'trial', agent: 'player', contracts: 'player' } as const
const USUAL = { guest: 'visitor', member: 'player', real: 'player', agent: 'bilal', contracts: 'bilal' } as const

/** Every state of a screen: what it says itself, and what its access and the call it reads make of it. */
export function statesOf(screen: Screen): State[] {
  const { pattern, access } = paths[screen.screen]
  const who = screen.who ?? USUAL[access]
  const make = (name: string, changes: Changes = {}, everyMerchant = false): State => ({
    id: `${screen.screen}/${slug(name)}`,
    screen: screen.screen,
    name,
    path: screen.path ?? pattern,
    who,
    scenario: screen.scenario ?? 'everyday',
    settings: {},
    faults: [],
    steps: [],
    waits: false,
    ...changes,
    everyMerchant,
  })
  const also = ALSO[access]
  const { reads, empty = reads === undefined ? false : {}, long = who === 'player' ? {} : false } = screen
  return [
    make(who, {}, who === 'visitor' || who === 'player'),
    ...(also === who ? [] : [make(also, { who: also }, access === 'guest')]),
    ...(reads === undefined
      ? []
      : [
          make('loading', { faults: [{ endpoint: reads, kind: 'latency', ms: SLOW_MS }], waits: true }),
          make('error', { faults: [{ endpoint: reads, kind: 'drop' }] }),
        ]),
    ...(empty ? [make('empty', { scenario: 'empty', ...(who === 'player' ? { who: 'zoya' } : {}), ...empty })] : []),
    ...(long ? [make('long text', { who: 'faisal', ...long })] : []),
    ...(screen.sheets ?? []).map((at) =>
      make(`sheet ${at + 1}`, { steps: [{ press: `${OPENS_SHEET} >> nth=${at}` }, { see: SHEET }] }),
    ),
    ...Object.entries(screen.more ?? {}).map(([name, changes]) => make(name, changes)),
  ]
}

const slug = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')
