import { type Dice, diceFrom } from '@understudy/art/random'
import type { Title } from '../names/grammar.ts'
import { MODIFIERS } from '../names/modifiers.ts'
import * as nouns from '../names/nouns.ts'
import { nameStream } from '../names/stream.ts'
import { CRASH_HEADLINERS, FLAGSHIPS, LONG_TITLES } from '../names/titles.ts'
import { mapTexts } from '../texts.ts'
import { type Brand, VENDOR_DOWN } from '../vendors.ts'
import type { Classify, Draft } from './draft.ts'

/** Vendors of other categories that also have slots. */
const SIDE_SHELVES = ['BH', 'SH', 'VC', 'TN', 'DR', 'FW', 'CC', 'AV', 'TF', 'IND']
const SHELF = 48
const SIDE_SHELF = 22
const SMALL_SHELF = 8
const CRASH_SHELVES = { NP: 16, KP: 20, PT: 20, BZ: 20, AV: 24, TF: 24 }

/** Every third game of a vendor is of one of these classes, in turn; all are slots, as their names say. */
const SIDELINES: readonly Classify[] = ['Jackpot', 'Table']
/** Vendors of one class only. */
const SPECIALISTS: Readonly<Record<string, readonly Classify[]>> = {
  AV: ['Table'],
  TF: ['Table'],
  IND: ['Table'],
}

/** Positions in a vendor's list reserved for the edge cases a game list must survive. */
const SHELF_INDEX = { original: 3, shared: 4, long: 6, sequel: 9, opensVendorList: 12 }
const SHARED_NAMES = { NP: 'SR', KP: 'CT', PB: 'TL', PT: 'ML' }
const OPENS_VENDOR_LIST = ['SR', 'CT', 'PB', 'TL', 'ML', 'SQ']

const shelfSize = (vendor: string) =>
  vendor === VENDOR_DOWN ? SMALL_SHELF : SIDE_SHELVES.includes(vendor) ? SIDE_SHELF : SHELF

const inTurn = (classes: readonly Classify[], turn: number): Classify => classes[turn % classes.length] ?? 'Slot'

function classAt(vendor: string, index: number): Classify {
  const specialities = SPECIALISTS[vendor]
  if (specialities) return inTurn(specialities, index)
  return index % 3 === 2 ? inTurn(SIDELINES, (index - 2) / 3) : 'Slot'
}

export function reels(seed: number, brands: readonly Brand[]): Draft[] {
  const streams = namesByClass(diceFrom(`reels ${seed}`))
  const makers = brands.filter(({ code, category }) => category === 'RNG' || SIDE_SHELVES.includes(code))
  const drafts = makers.flatMap(({ code }) => [...shelf(code, streams), ...crashShelf(code, streams)])
  lendNames(drafts)
  giveLongTitles(drafts)
  return drafts
}

type Streams = (classify: Classify) => Title

function namesByClass(dice: Dice): Streams {
  const stream = (things: typeof nouns.REEL_NOUNS) => nameStream(MODIFIERS, things, dice)
  const slots = stream(nouns.REEL_NOUNS)
  const byClass: Partial<Record<Classify, () => Title>> = {
    Jackpot: stream(nouns.JACKPOT_NOUNS),
    Table: stream(nouns.BOARD_NOUNS),
    Crash: stream(nouns.CRASH_NOUNS),
  }
  return (classify) => (byClass[classify] ?? slots)()
}

const sequelOf = ({ name, motif }: Draft) => ({ name: mapTexts(name, (text) => `${text} 2`), motif })

function shelf(vendor: string, nextName: Streams): Draft[] {
  const games: Draft[] = []
  for (let index = 0; index < shelfSize(vendor); index += 1) {
    const classify = classAt(vendor, index)
    const original = games[SHELF_INDEX.original]
    games.push({
      vendor,
      gameType: 'RNG',
      ...((index === 0 && FLAGSHIPS[vendor]) ||
        (index === SHELF_INDEX.sequel && original && sequelOf(original)) ||
        nextName(classify)),
      classify,
      ...(index === SHELF_INDEX.opensVendorList && OPENS_VENDOR_LIST.includes(vendor) && { isGameH5: 'VASSALAGE' }),
    })
  }
  return games
}

function crashShelf(vendor: string, nextName: Streams): Draft[] {
  const size = CRASH_SHELVES[vendor as keyof typeof CRASH_SHELVES] ?? 0
  return Array.from({ length: size }, (_, index) => ({
    vendor,
    gameType: 'RNG',
    ...((index === 0 && CRASH_HEADLINERS[vendor]) || nextName('Crash')),
    classify: 'Crash',
  }))
}

/** Gives two vendors a game of the same name, which a list keyed by name would get wrong. */
function lendNames(drafts: Draft[]) {
  for (const pair of Object.entries(SHARED_NAMES)) {
    const [from, to] = pair.map((vendor) => drafts.filter((draft) => draft.vendor === vendor)[SHELF_INDEX.shared])
    if (from && to) Object.assign(to, { name: from.name, motif: from.motif })
  }
}

function giveLongTitles(drafts: Draft[]) {
  for (const [code, title] of Object.entries(LONG_TITLES)) {
    const game = drafts.filter((draft) => draft.vendor === code)[SHELF_INDEX.long]
    if (game) Object.assign(game, title)
  }
}
