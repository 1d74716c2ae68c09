import * as creatures from './creatures.ts'
import type { Figure } from './figure.ts'
import * as fruits from './fruits.ts'
import * as gems from './gems.ts'
import * as journey from './journey.ts'
import * as lucky from './lucky.ts'
import * as nature from './nature.ts'
import * as royal from './royal.ts'

const { seven, star, bell, horseshoe, clover, coin, bars, dice, target, hexNut } = lucky

/** Figures of slots, ordered so that neighbouring games never show the same kind. */
export const HEROES: readonly Figure[] = [
  seven,
  creatures.tiger,
  gems.brilliant,
  nature.lotus,
  royal.crown,
  fruits.cherries,
  journey.anchor,
  nature.comet,
  creatures.elephant,
  bell,
  royal.chest,
  gems.heartGem,
  nature.moon,
  creatures.koi,
  journey.rocket,
  clover,
  royal.lamp,
  fruits.lemon,
  creatures.peacock,
  star,
  journey.lantern,
  gems.emerald,
  nature.flame,
  creatures.owl,
  royal.urn,
  horseshoe,
  journey.compass,
  creatures.bull,
  gems.crystal,
  fruits.grapes,
  royal.scarab,
  nature.sun,
  journey.sword,
  creatures.dragon,
  fruits.melon,
  royal.mask,
  nature.shell,
  journey.drum,
  creatures.frog,
  gems.dropGem,
  royal.goblet,
  fruits.mango,
  journey.balloon,
  creatures.wolf,
  royal.key,
  nature.rose,
  journey.kite,
]

/** Figures simple enough to be recognised when very small. */
export const SMALL: readonly Figure[] = [
  seven,
  star,
  fruits.cherries,
  gems.brilliant,
  bell,
  coin,
  fruits.lemon,
  clover,
  gems.heartGem,
  fruits.melon,
  horseshoe,
  fruits.orange,
  bars,
  nature.moon,
  gems.prism,
  nature.flame,
  dice,
  gems.dropGem,
  fruits.mango,
  target,
  royal.ring,
  nature.snow,
  journey.kite,
]

export const EXTRA: readonly Figure[] = [
  hexNut,
  fruits.pomegranate,
  gems.roundGem,
  gems.hexGem,
  nature.leaf,
  royal.fan,
  journey.clock,
  royal.crown,
  fruits.grapes,
]

export type { Figure } from './figure.ts'
