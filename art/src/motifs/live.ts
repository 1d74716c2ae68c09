import { BLUE, GREEN, IVORY, NIGHT, RED, VIOLET, WOOD } from '../colour.ts'
import { word } from '../glyphs.ts'
import { at } from '../random.ts'
import { around, shine, starPath } from '../shapes.ts'
import { beads, box, circle, edged, faint, line, oval, paint, placed } from '../sheet.ts'
import { HEART, type Layer, MIDDLE, turnOf } from '../stage.ts'
import { dragon, tiger } from '../symbols/creatures.ts'
import { EXTRA, SMALL } from '../symbols/index.ts'
import { crown } from '../symbols/royal.ts'
import { card, chip, chipStack, die, RANKS, SUIT_NAMES } from './pieces.ts'

export const roulette: Layer = ({ sheet, palette, dice }) => {
  const count = dice.pick([18, 20, 22])
  const dashes = (colour: string, pattern: string): string =>
    `<circle r="65" fill="none" stroke="${colour}" stroke-width="29" stroke-linecap="butt" pathLength="${count}" stroke-dasharray="${pattern}"/>`
  const [bx, by] = around(67, dice.whole(0, 359))
  return placed(
    circle(0, 9, 100, '#000', faint(0.3)) +
      circle(0, 0, 99, sheet.fade(WOOD.light, WOOD.dark), edged(WOOD.edge, 4)) +
      circle(0, 0, 86, sheet.metal(palette.metal), edged(palette.metal.edge, 2)) +
      circle(0, 0, 80, NIGHT.mid) +
      placed(
        dashes(RED.mid, '1') + dashes(GREEN.mid, `1 ${count - 1}`) + dashes(palette.metal.light, '.07 .93'),
        0,
        0,
        1,
        dice.whole(0, 90),
      ) +
      circle(0, 0, 50, sheet.fade(WOOD.mid, WOOD.edge), edged(palette.metal.light, 4)) +
      paint(starPath(4, 42, 9, dice.whole(0, 80)), sheet.metal(palette.metal), edged(palette.metal.edge, 2.5)) +
      circle(0, 0, 15, sheet.ball(palette.metal), edged(palette.metal.edge, 2.5)) +
      circle(bx, by + 2, 9, '#000', faint(0.4)) +
      circle(bx, by, 9, sheet.ball(IVORY), edged(IVORY.edge, 1.5)) +
      shine('M-80-44C-66-68-44-82-18-88', 5, 0.5),
    MIDDLE,
    HEART,
  )
}

export const pair: Layer = ({ sheet, palette, dice }) => {
  const [one, two] = dice.shuffled(SUIT_NAMES)
  const chips = sheet.stamp(chip(sheet, palette.tint))
  return (
    oval(MIDDLE, 220, 110, 16, '#000', faint(0.3)) +
    placed(card(sheet, dice.pick(RANKS), one ?? 'spade'), 116, 122, 1.2, -14) +
    placed(card(sheet, dice.pick(RANKS), two ?? 'heart'), 186, 126, 1.2, 12) +
    chips(70, 206, 0.62, -18) +
    chips(236, 208, 0.56, 16) +
    chips(118, 222, 0.44)
  )
}

const stacks: Layer = ({ sheet, palette, dice }) => {
  const colours = dice.shuffled([palette.tint, palette.counter, RED, VIOLET, BLUE, GREEN, NIGHT])
  const token = sheet.stamp(chip(sheet, at(colours, 3)))
  const stack = (x: number, base: number, count: number, i: number, size: number): string =>
    placed(chipStack(sheet, at(colours, i), count), x, base - count * 10 * size, size)
  return (
    stack(94, 196, dice.whole(4, 8), 0, 1.05) +
    stack(206, 196, dice.whole(6, 9), 1, 1.05) +
    stack(150, 222, dice.whole(7, 10), 2, 1.15) +
    token(228, 214, 0.5, 20) +
    token(70, 216, 0.46, -14)
  )
}

export const table: Layer = ({ sheet, palette, dice }) => {
  const felt = dice.pick([GREEN, BLUE, RED, VIOLET, palette.ink])
  const [one, two] = dice.shuffled(SUIT_NAMES)
  const token = sheet.stamp(chip(sheet, palette.tint))
  const tiny = [-64, -32, 0, 32, 64].map((turn) => {
    const [x, y] = around(118, 180 - turn, MIDDLE, 78)
    return token(x, y, 0.24)
  })
  return (
    paint('M6 96H294C294 190 230 240 150 240S6 190 6 96Z', WOOD.edge, edged('#000', 2)) +
    paint('M6 88H294C294 182 230 230 150 230S6 182 6 88Z', sheet.fade(WOOD.light, WOOD.dark), edged(WOOD.edge, 3)) +
    paint('M22 96H278C276 172 222 216 150 216S24 172 22 96Z', sheet.fade(felt.mid, felt.dark), edged(felt.edge, 2.5)) +
    line('M52 112C62 152 100 174 150 174S238 152 248 112', palette.metal.light, 2.5, faint(0.8)) +
    tiny.join('') +
    placed(card(sheet, dice.pick(RANKS), one ?? 'club'), 120, 98, 1, -10) +
    placed(card(sheet, dice.pick(RANKS), two ?? 'heart'), 182, 98, 1, 9)
  )
}

const duel: Layer = ({ sheet, palette, dice }) => {
  const swapped = dice.chance(0.5)
  const left = swapped ? dragon : tiger
  const right = swapped ? tiger : dragon
  return (
    paint('M150 0H300V300H118L170 150H128Z', palette.counter.dark, faint(0.55)) +
    placed(left(sheet, palette.tint, palette.metal), 84, 124, 1.26, -6) +
    placed(right(sheet, palette.counter, palette.metal), 216, 146, 1.26, 6) +
    paint(
      'M166 60L126 148H150L132 216L182 122H154Z',
      sheet.fade('#fffbd0', palette.metal.mid),
      edged(palette.metal.edge, 4),
    )
  )
}

export const dome: Layer = ({ sheet, palette, dice }) =>
  oval(MIDDLE, 226, 104, 16, '#000', faint(0.35)) +
  paint('M52 196H248L236 228C200 240 100 240 64 228Z', sheet.metal(palette.metal), edged(palette.metal.edge, 3.5)) +
  oval(MIDDLE, 196, 98, 22, sheet.fade(palette.tint.dark, palette.tint.edge), edged(palette.metal.edge, 3)) +
  placed(die(sheet, dice.whole(1, 6)), 108, 168, 0.88, -14) +
  placed(die(sheet, dice.whole(1, 6)), 190, 170, 0.88, 10) +
  placed(die(sheet, dice.whole(1, 6), RED, '#fff'), 150, 128, 0.92, 5) +
  paint(
    'M56 194C56 84 104 48 150 48S244 84 244 194C216 208 84 208 56 194Z',
    sheet.fade('#ffffff', palette.light, 'slant', 0.5, 0.08),
    ` stroke="#fff" stroke-opacity=".7" stroke-width="3"`,
  ) +
  circle(MIDDLE, 44, 12, sheet.ball(palette.metal), edged(palette.metal.edge, 3)) +
  shine('M80 150C80 104 100 80 122 70', 9, 0.7)

const token: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const chips = sheet.stamp(chip(sheet, dice.chance(0.5) ? palette.counter : RED))
  const heart = at([...SMALL, ...EXTRA], turnOf(stage, 'token', SMALL.length + EXTRA.length))(
    sheet,
    palette.tint,
    palette.metal,
  )
  return (
    chips(62, 184, 0.6, -20) +
    chips(240, 176, 0.66, 24) +
    placed(chip(sheet, palette.tint, placed(heart, 0, 0, 0.5)), MIDDLE, HEART, 1.8, dice.whole(-12, 12))
  )
}

export const hand: Layer = ({ sheet, palette, dice }) => {
  const rank = dice.pick(RANKS)
  const chips = sheet.stamp(chip(sheet, palette.tint))
  const cards = dice
    .shuffled(SUIT_NAMES)
    .slice(0, 3)
    .map((name, i) => placed(placed(card(sheet, rank, name), 0, -92, 1.1), MIDDLE, 252, 1, -24 + i * 24))
  return (
    oval(MIDDLE, 226, 90, 14, '#000', faint(0.3)) +
    cards.join('') +
    placed(crown(sheet, palette.tint, palette.metal), MIDDLE, 66, 0.72) +
    chips(78, 216, 0.5, 10) +
    chips(226, 216, 0.5, -10)
  )
}

export const studio: Layer = ({ sheet, palette, dice }) => {
  const figure = String(dice.pick([2, 5, 10, 20, 50, 77, 99]))
  const slices = [palette.tint.mid, palette.counter.mid, palette.metal.light, palette.ink.light, '#fff'].map(
    (colour, i) =>
      `<circle r="61" fill="none" stroke="${colour}" stroke-width="62" stroke-linecap="butt" pathLength="${i === 4 ? 16 : 4}" stroke-dasharray="${i === 4 ? '.05 .95' : '.25 .75'}" stroke-dashoffset="-${i === 4 ? 0 : i / 4}"/>`,
  )
  return (
    box(138, 130, 24, 110, 6, sheet.fade(WOOD.light, WOOD.edge, 'across')) +
    circle(MIDDLE, HEART + 8, 104, '#000', faint(0.3)) +
    placed(
      circle(0, 0, 104, sheet.metal(palette.metal), edged(palette.metal.edge, 3)) +
        placed(slices.join(''), 0, 0, 1, dice.whole(0, 25)) +
        beads(0, 0, 98, 16, 8, '#fff8d0') +
        circle(0, 0, 42, sheet.fade(NIGHT.light, NIGHT.dark), edged(palette.metal.light, 5)) +
        word(figure, 0, 0, 32, '#fff', 2.6),
      MIDDLE,
      HEART,
    ) +
    paint('M150 62L136 24H164Z', RED.mid, edged(RED.edge, 3))
  )
}

const TABLES: readonly Layer[] = [roulette, pair, stacks, duel, table, token, dome, hand, studio]

export const live: Layer = (stage) => at(TABLES, turnOf(stage, 'table', TABLES.length))(stage)
