import { THEMES, type Theme } from '@understudy/contracts/client-config'
import { isLanguage, isPseudoLocale, type LanguageCode, type PseudoLocale } from '@understudy/contracts/languages'

/** A pane of the page: a phone, or the back office of a world. */
export type Pane =
  | {
      kind: 'phone'
      world: string
      /** An account; empty for a guest. */
      as: string
      language: LanguageCode | PseudoLocale
      theme: Theme
    }
  | { kind: 'cashier'; world: string }
export type PhonePane = Extract<Pane, { kind: 'phone' }>

/** `place` is the number of the pane and of its origin; it stays the same when another pane is removed. */
export interface Placed<P extends Pane = Pane> {
  place: number
  pane: P
}

const keyOf = (place: number) => `p${place}`

/** `phone.WORLD.LANGUAGE.THEME.ACCOUNT` or `cashier.WORLD`; the account may contain dots. */
const textOf = (pane: Pane) =>
  pane.kind === 'cashier'
    ? `cashier.${pane.world}`
    : ['phone', pane.world, pane.language, pane.theme, pane.as].join('.')

function paneOf(text: string): Pane | undefined {
  const [kind, world = '', language, theme, ...as] = text.split('.')
  if (world === '') return undefined
  if (kind === 'cashier') return { kind, world }
  if (kind !== 'phone') return undefined
  return {
    kind,
    world,
    as: as.join('.'),
    // A mistyped address still opens a phone.
    language: isLanguage(language) || isPseudoLocale(language) ? language : 'EN',
    theme: THEMES.find((one) => one === theme) ?? 'dark',
  }
}

/** The panes in an address, up to `most`. */
export const panesIn = (choices: Readonly<Record<string, string>>, most: number): Placed[] =>
  Array.from({ length: most }, (_, at) => at + 1).flatMap((place) => {
    const pane = paneOf(choices[keyOf(place)] ?? '')
    return pane ? [{ place, pane }] : []
  })

/** The change to an address for one pane; undefined removes the pane. */
export const changeOf = (place: number, pane: Pane | undefined): Record<string, string> => ({
  [keyOf(place)]: pane ? textOf(pane) : '',
})

/** The change to an address that replaces all panes. */
export const changeToAll = (panes: readonly Pane[], most: number): Record<string, string> =>
  Object.assign({}, ...Array.from({ length: most }, (_, at) => changeOf(at + 1, panes[at])))

/** The first free place; undefined if all are taken. */
export const freePlace = (placed: readonly Placed[], most: number): number | undefined =>
  Array.from({ length: most }, (_, at) => at + 1).find((place) => placed.every((one) => one.place !== place))

export const visitor = (world: string): PhonePane => ({ kind: 'phone', world, as: '', language: 'EN', theme: 'dark' })

/** Common sets of panes. */
export const PRESETS = {
  agency: (world) => [
    { ...visitor(world), as: 'bilal' },
    { ...visitor(world), as: 'bushra' },
    { kind: 'cashier', world },
  ],
  languages: (world) => (['UR', 'UR-LA', 'EN'] as const).map((language): Pane => ({ ...visitor(world), language })),
  themes: (world) => THEMES.map((theme): Pane => ({ ...visitor(world), theme })),
} as const satisfies Record<string, (world: string) => Pane[]>
export type Preset = keyof typeof PRESETS
