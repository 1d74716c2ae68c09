import { GREEN, IVORY, NIGHT, type Ramp, RED, WOOD, YELLOW } from '../colour.ts'
import { at } from '../random.ts'
import { shine, solid, starPath } from '../shapes.ts'
import { box, circle, edged, faint, line, oval, paint, placed, type Sheet } from '../sheet.ts'
import { HEART, type Layer, MIDDLE, turnOf } from '../stage.ts'
import { card, cardBack, chip, die, domino, ornamentTile, RANKS, SUIT_NAMES } from './pieces.ts'

export const fanned: Layer = ({ sheet, dice, palette }) => {
  const count = dice.pick([3, 4, 5])
  const ranks = dice.shuffled(RANKS)
  const cards = Array.from({ length: count }, (_, i) => {
    const face =
      i === count - 1 || dice.chance(0.6)
        ? card(sheet, at(ranks, i), dice.pick(SUIT_NAMES))
        : cardBack(sheet, palette.counter)
    return placed(placed(face, 0, -104, count > 4 ? 1 : 1.12), MIDDLE, 250, 1, (i - (count - 1) / 2) * (70 / count))
  })
  return oval(MIDDLE, 226, 90, 14, '#000', faint(0.3)) + cards.join('')
}

export const bones: Layer = ({ sheet, dice, palette }) => {
  const pips = (): number => dice.whole(1, 6)
  const dark = dice.chance(0.35)
  const tile = (): string =>
    dark ? domino(sheet, pips(), pips(), NIGHT, '#fff') : domino(sheet, pips(), pips(), IVORY, palette.ink.edge)
  return (
    placed(tile(), 80, 150, 0.96, -24) +
    placed(tile(), 222, 148, 0.96, 20) +
    placed(tile(), MIDDLE, HEART - 4, 1.36, dice.whole(-6, 6))
  )
}

const tiles: Layer = ({ sheet, dice }) => {
  const kinds = dice.shuffled([0, 1, 2, 3])
  return (
    placed(ornamentTile(sheet, at(kinds, 0)), 76, 146, 1.06, -14) +
    placed(ornamentTile(sheet, at(kinds, 1)), 224, 146, 1.06, 14) +
    placed(ornamentTile(sheet, at(kinds, 2)), MIDDLE, HEART - 4, 1.44)
  )
}

const KNIGHT = 'M-30 48C-30 20-6 12-8-4C-18 6-30 8-38 0C-40-10-24-20-20-34L-22-50L-6-42C22-44 38-14 34 48Z'
const ROOK = 'M-30 48L-22 30L-18-16H-30V-46H-16V-34H-8V-46H8V-34H16V-46H30V-16H18L22 30L30 48Z'
const QUEEN = 'M-30 48L-20 26L-34-24L-18-6L-14-38L0-12L14-38L18-6L34-24L20 26L30 48Z'
const PAWN = 'M-28 48C-26 30-10 26-10 4H-18V-6H-9C-22-24-12-42 0-42S22-24 9-6H18V4H10C10 26 26 30 28 48Z'

const chessman = (sheet: Sheet, outline: string, colours: Ramp): string =>
  solid(sheet, outline, colours, 3.5) +
  box(-38, 42, 76, 13, 6, sheet.fade(colours.light, colours.dark), edged(colours.edge, 3)) +
  shine('M-18 36C-14 24-8 18-4 10', 4, 0.4)

export const chess: Layer = ({ sheet, dice, palette }) => {
  const [hero, left, right] = dice.shuffled([KNIGHT, ROOK, QUEEN, PAWN]) as [string, string, string]
  const board = paint(
    [0, 2, 4, 6, 8, 10].map((i) => `M${i * 42 - 60} 252L${84 + i * 12} 168h12L${i * 42 - 18} 252Z`).join(''),
    '#fff',
    faint(0.16),
  )
  return (
    paint('M-60 252L84 168H216L360 252Z', palette.deep, faint(0.6)) +
    board +
    placed(chessman(sheet, left, NIGHT), 76, 150, 0.92) +
    placed(chessman(sheet, right, NIGHT), 226, 150, 0.92) +
    oval(MIDDLE, 226, 70, 12, '#000', faint(0.35)) +
    placed(chessman(sheet, hero, dice.chance(0.5) ? palette.metal : IVORY), MIDDLE, HEART, 1.6)
  )
}

export const pawns: Layer = ({ sheet, dice, palette }) => {
  const four = [RED, GREEN, YELLOW, palette.tint]
  const yards =
    [
      [-54, -54],
      [54, -54],
      [-54, 54],
      [54, 54],
    ]
      .map(([x = 0, y = 0], i) => box(x - 38, y - 38, 76, 76, 12, at(four, i).mid))
      .join('') + line('M-54-54h.1M54-54h.1M-54 54h.1M54 54h.1', '#fff', 46, faint(0.85))
  const board =
    box(-100, -90, 200, 200, 20, '#000', faint(0.3)) +
    box(-100, -100, 200, 200, 20, '#fffaf0', edged(palette.metal.mid, 6)) +
    yards +
    paint(starPath(4, 24, 14, 45), palette.metal.mid)
  const man = (colours: Ramp): string =>
    placed(
      paint(
        'M-18 34C-16 8-8 4-8-10H8C8 4 16 8 18 34Z',
        sheet.fade(colours.light, colours.dark),
        edged(colours.edge, 3),
      ) + circle(0, -20, 14, sheet.ball(colours), edged(colours.edge, 3)),
      0,
      0,
      1.15,
    )
  return (
    placed(board, MIDDLE, HEART, 0.98, dice.pick([0, 45, 12, -12])) +
    placed(man(RED), 108, 130) +
    placed(man(palette.tint), 192, 150) +
    placed(die(sheet, dice.whole(1, 6)), 148, 194, 0.62, 16)
  )
}

export const carrom: Layer = ({ sheet, dice, palette }) => {
  const man = [IVORY, NIGHT].map((colours) =>
    sheet.stamp(
      circle(0, 0, 14, sheet.ball(colours), edged(colours.edge, 2)) + circle(0, 0, 8, 'none', edged(NIGHT.light, 1.4)),
    ),
  )
  const men =
    Array.from({ length: 9 }, (_, i) => at(man, i)(dice.whole(-56, 56), dice.whole(-52, 44))).join('') +
    circle(dice.whole(-40, 40), dice.whole(-40, 30), 14, RED.mid, edged(RED.edge, 2))
  return placed(
    box(-104, -96, 208, 208, 18, '#000', faint(0.3)) +
      box(-104, -104, 208, 208, 18, sheet.fade(WOOD.mid, WOOD.edge), edged(WOOD.edge, 3)) +
      box(-88, -88, 176, 176, 8, sheet.fade('#ffe9bd', '#eec684')) +
      line('M-74-74h.1M74-74h.1M-74 74h.1M74 74h.1', '#2a130a', 26) +
      box(-60, -60, 120, 120, 4, 'none', edged(RED.dark, 2)) +
      circle(0, 0, 30, 'none', edged(RED.dark, 2.4)) +
      paint(starPath(8, 24, 10), palette.tint.mid, faint(0.7)) +
      men +
      circle(0, 72, 19, sheet.metal(palette.metal), edged(palette.metal.edge, 2.5)),
    MIDDLE,
    HEART,
    0.94,
    dice.pick([-12, 0, 9, 45]),
  )
}

export const thrown: Layer = ({ sheet, dice, palette }) =>
  oval(MIDDLE, 222, 100, 16, '#000', faint(0.3)) +
  placed(
    paint(
      'M-44-52H44L34 50C20 60-20 60-34 50Z',
      sheet.fade(palette.counter.light, palette.counter.dark, 'across'),
      edged(palette.counter.edge, 4),
    ) +
      paint('M-42-28H42L39-8H-39Z', sheet.metal(palette.metal)) +
      oval(0, -52, 44, 14, palette.counter.edge, edged(palette.metal.mid, 5)),
    208,
    104,
    1.08,
    34,
  ) +
  placed(die(sheet, dice.whole(1, 6)), 94, 122, 1.22, dice.whole(-26, 0)) +
  placed(die(sheet, dice.whole(1, 6), palette.tint, '#fff'), 136, 192, 1.06, dice.whole(0, 30)) +
  placed(die(sheet, dice.whole(1, 6)), 62, 198, 0.7, dice.whole(0, 40))

export const pot: Layer = ({ sheet, dice, palette }) => {
  const ranks = dice.shuffled(RANKS)
  const cards = [-1, 0, 1].map((i) =>
    placed(card(sheet, at(ranks, i), dice.pick(SUIT_NAMES)), MIDDLE + i * 62, 104 + Math.abs(i) * 8, 0.98, i * 9),
  )
  const both = [sheet.stamp(chip(sheet, palette.tint)), sheet.stamp(chip(sheet, RED))]
  const chips = Array.from({ length: 6 }, (_, i) =>
    at(both, i)(66 + i * 34 + dice.whole(-8, 8), 204 + (i % 2) * 14, 0.42, dice.whole(0, 50)),
  )
  return cards.join('') + chips.join('')
}

const versus: Layer = ({ sheet, dice, palette }) => {
  const shield = 'M-50-48C-24-40-10-46 0-56C10-46 24-40 50-48C58 8 34 46 0 62C-34 46-58 8-50-48Z'
  const one = (colours: Ramp): string =>
    solid(sheet, shield, colours, 4) +
    paint(shield, 'none', ` stroke="${palette.metal.light}" stroke-width="4" transform="scale(.86)"`) +
    paint(starPath(dice.pick([4, 5, 6]), 26, 12), '#fff', faint(0.9))
  return (
    placed(one(palette.tint), 92, 128, 1.1, -10) +
    placed(one(palette.counter), 208, 146, 1.1, 10) +
    line('M172 52L130 152H168L128 232', palette.metal.edge, 18) +
    line('M172 52L130 152H168L128 232', palette.metal.light, 10)
  )
}

const MATCHES: readonly Layer[] = [fanned, bones, chess, tiles, pawns, pot, carrom, thrown, versus]

export const duels: Layer = (stage) => at(MATCHES, turnOf(stage, 'match', MATCHES.length))(stage)
