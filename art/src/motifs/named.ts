import { RED } from '../colour.ts'
import { at } from '../random.ts'
import { faint, oval, placed } from '../sheet.ts'
import { HEART, type Layer, MIDDLE, turnOf } from '../stage.ts'
import * as animals from '../symbols/animals.ts'
import { elephant, peacock, tiger } from '../symbols/creatures.ts'
import type { Figure } from '../symbols/figure.ts'
import * as food from '../symbols/food.ts'
import { mango, melon, pomegranate } from '../symbols/fruits.ts'
import { brilliant } from '../symbols/gems.ts'
import { anchor, balloon, clock, drum, kite, lantern, rocket } from '../symbols/journey.ts'
import { bell, seven, star } from '../symbols/lucky.ts'
import { comet, lotus, moon, rose, shell } from '../symbols/nature.ts'
import * as places from '../symbols/places.ts'
import { calendar, crownedCup, envelope, friends, gift, megaphone, purse, refund, shield } from '../symbols/promo.ts'
import { chest, crown, key, lamp, ring } from '../symbols/royal.ts'
import * as things from '../symbols/things.ts'
import * as vehicles from '../symbols/vehicles.ts'
import { bones, carrom, chess, fanned, pawns, pot, thrown } from './duels.ts'
import { dome, hand, pair, roulette, studio, table } from './live.ts'
import { climb, strip, wheel } from './machines.ts'
import { crab, octopus, seahorse, shark, turtle } from './sea.ts'
import { SHOWCASES } from './showcases.ts'

const ruby: Figure = (sheet, _tint, metal) => brilliant(sheet, RED, metal)

/** Things that a picture can show by name. */
const FIGURES = {
  ...animals,
  ...vehicles,
  ...places,
  ...food,
  ...things,
  gift,
  calendar,
  megaphone,
  envelope,
  purse,
  friends,
  shield,
  refund,
  cup: crownedCup,
  tiger,
  elephant,
  peacock,
  tortoise: turtle,
  mango,
  melon,
  pomegranate,
  ruby,
  balloon,
  anchor,
  clock,
  drum,
  kite,
  lantern,
  rocket,
  bell,
  seven,
  star,
  comet,
  lotus,
  moon,
  rose,
  shell,
  chest,
  crown,
  key,
  lamp,
  ring,
  crab,
  octopus,
  seahorse,
  shark,
} satisfies Readonly<Record<string, Figure>>

/** Games whose picture is the game itself. */
const GAMES = {
  roulette,
  baccarat: pair,
  blackjack: table,
  poker: pot,
  teenpatti: hand,
  rummy: fanned,
  dice: dome,
  wheelgame: studio,
  ludo: pawns,
  carrom,
  dominoes: bones,
  chess,
  chausar: thrown,
} satisfies Readonly<Record<string, Layer>>

export type Motif = keyof typeof FIGURES | keyof typeof GAMES
/** In alphabetical order: that of a module's exports differs between tools. */
export const MOTIFS = [...Object.keys(FIGURES), ...Object.keys(GAMES)].sort() as Motif[]
/** Names in addresses are lower case. */
const byAddress = new Map(MOTIFS.map((motif) => [motif.toLowerCase(), motif]))
export const motifNamed = (name: string): Motif | undefined => byAddress.get(name)

/** The figure of a motif; undefined for a game, whose picture is a whole layout. */
export const figureOf = (motif: Motif): Figure | undefined =>
  motif in FIGURES ? FIGURES[motif as keyof typeof FIGURES] : undefined

/** Layouts that show their hero large. */
const LAYOUTS: readonly Layer[] = [...SHOWCASES, wheel, strip]

/** Under water a thing floats alone, as fish do. */
const afloat =
  (figure: Figure): Layer =>
  (stage) =>
    oval(MIDDLE, 232, 66, 10, '#000', faint(0.25)) +
    placed(figure(stage.sheet, stage.palette.tint, stage.palette.metal), MIDDLE, HEART, 1.84, stage.dice.whole(-6, 6))

/** Draws a named motif: a game as itself, a thing as the hero of one of the layouts; on the curve for a crash game. */
export function layerOf(motif: Motif, setting: 'reels' | 'curve' | 'sea'): Layer {
  if (motif in GAMES) return GAMES[motif as keyof typeof GAMES]
  const hero = FIGURES[motif as keyof typeof FIGURES]
  if (setting === 'sea') return afloat(hero)
  if (setting === 'curve') return (stage) => climb({ ...stage, hero })
  return (stage) => at(LAYOUTS, turnOf(stage, 'layout', LAYOUTS.length))({ ...stage, hero })
}
