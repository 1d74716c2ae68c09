import { GOLD, RED } from '../colour.ts'
import { around, petal, shine, starPath } from '../shapes.ts'
import { beads, box, circle, edged, faint, line, oval, paint, placed } from '../sheet.ts'
import { HEART, type Layer, MIDDLE } from '../stage.ts'
import { draw, heroOf, pairOf, shade, smallOf } from './heroes.ts'

const giant: Layer = (stage) =>
  shade(232, 72) + placed(heroOf(stage), MIDDLE, HEART - 2, 1.82, stage.dice.pick([-8, 0, 0, 7]))

const trio: Layer = (stage) => {
  const [side, far] = pairOf(stage)
  return side(68, 150, 0.95, -16) + far(232, 150, 0.95, 16) + shade(228, 66) + placed(heroOf(stage), MIDDLE, HEART, 1.5)
}

const medallion: Layer = (stage) => {
  const { sheet, palette } = stage
  return (
    circle(MIDDLE, HEART + 9, 96, '#000', faint(0.3)) +
    circle(MIDDLE, HEART, 94, sheet.metal(palette.metal), edged(palette.metal.edge, 3.5)) +
    circle(MIDDLE, HEART, 72, sheet.fade(palette.velvet.edge, palette.velvet.dark), edged(palette.metal.dark, 4)) +
    circle(MIDDLE, HEART, 66, sheet.glow(palette.light, 0.7)) +
    beads(MIDDLE, HEART, 83, 20, 9, '#fffbe6') +
    beads(MIDDLE, HEART, 83, 10, 9, palette.tint.light) +
    placed(heroOf(stage), MIDDLE, HEART, 1.24)
  )
}

const gate: Layer = (stage) => {
  const { sheet, palette } = stage
  const opening = 'M62 232V122C62 80 118 84 150 34C182 84 238 80 238 122V232Z'
  const pillar = sheet.stamp(
    box(
      -13,
      112,
      26,
      122,
      4,
      sheet.fade(palette.metal.light, palette.metal.dark, 'across'),
      edged(palette.metal.edge, 3),
    ) + box(-18, 104, 36, 14, 5, palette.metal.light, edged(palette.metal.edge, 3)),
  )
  return (
    paint(opening, palette.metal.edge, edged(palette.metal.edge, 16)) +
    paint(opening, sheet.fade(palette.velvet.dark, palette.velvet.edge), edged(palette.metal.mid, 9)) +
    circle(MIDDLE, 150, 92, sheet.glow(palette.light, 0.9)) +
    pillar(58, 0) +
    pillar(242, 0) +
    shade(226, 56) +
    placed(heroOf(stage), MIDDLE, 152, 1.34)
  )
}

const orbit: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const moon = sheet.stamp(draw(stage, smallOf(stage)))
  const tilt = dice.pick([-18, -10, 12, 20])
  const start = dice.whole(0, 60)
  const path = (front: boolean): string =>
    placed(line(`M-116 0A116 40 0 0 ${front ? 0 : 1} 116 0`, palette.light, 3, faint(0.75)), MIDDLE, HEART + 4, 1, tilt)
  const moons = Array.from({ length: 4 }, (_, i) => {
    const angle = ((start + i * 90) * Math.PI) / 180
    const turn = (tilt * Math.PI) / 180
    const [x, y] = [116 * Math.cos(angle), 40 * Math.sin(angle)]
    return {
      front: y > 0,
      drawn: moon(
        MIDDLE + x * Math.cos(turn) - y * Math.sin(turn),
        HEART + 4 + x * Math.sin(turn) + y * Math.cos(turn),
        y > 0 ? 0.52 : 0.38,
      ),
    }
  })
  const half = (front: boolean): string =>
    path(front) +
    moons
      .filter((one) => one.front === front)
      .map((one) => one.drawn)
      .join('')
  return half(false) + placed(heroOf(stage), MIDDLE, HEART, 1.36) + half(true)
}

const hoard: Layer = (stage) => {
  const { sheet, dice } = stage
  const flat = sheet.stamp(oval(0, 4, 21, 10, GOLD.edge) + oval(0, 0, 20, 9, sheet.metal(GOLD), edged(GOLD.edge, 2)))
  const upright = sheet.stamp(
    circle(0, 0, 15, sheet.metal(GOLD), edged(GOLD.edge, 2)) + circle(0, 0, 9, GOLD.mid, edged(GOLD.dark, 1.6)),
  )
  const heap = Array.from({ length: 10 }, (_, i) => {
    const row = i < 6 ? 0 : i < 9 ? 1 : 2
    const x = 150 + dice.whole(-116 + row * 8, 116 - row * 8)
    return dice.chance(0.35) ? upright(x, 208 + row * 13, 1, 0) : flat(x, 212 + row * 14, 1, dice.whole(-24, 24))
  })
  const gem = sheet.stamp(draw(stage, smallOf(stage)))
  return (
    placed(heroOf(stage), MIDDLE, 120, 1.44) +
    heap.slice(0, 8).join('') +
    gem(74, 204, 0.44, -14) +
    gem(226, 206, 0.44, 16) +
    heap.slice(8).join('')
  )
}

const parade: Layer = (stage) => {
  const one = stage.sheet.stamp(heroOf(stage))
  const bend = stage.dice.pick([14, -12, 0])
  return (
    shade(218, 116) +
    one(64, HEART + bend + 4, 0.98, -12) +
    one(236, HEART + bend + 4, 0.98, 12) +
    one(MIDDLE, HEART - bend, 1.3)
  )
}

const burst: Layer = (stage) => {
  const { dice, palette, sheet } = stage
  const thrown = sheet.stamp(draw(stage, smallOf(stage)))
  const start = dice.whole(0, 50)
  const pieces = Array.from({ length: 5 }, (_, i) => {
    const turn = start + i * 72
    const [x, y] = around(dice.between(98, 116), turn, MIDDLE, HEART)
    return thrown(x, Math.min(y, 218), dice.between(0.34, 0.52), dice.whole(-40, 40))
  })
  return (
    paint(starPath(9, 138, 84, start), palette.light, ` transform="translate(${MIDDLE} ${HEART})"${faint(0.28)}`) +
    pieces.join('') +
    placed(heroOf(stage), MIDDLE, HEART, 1.42)
  )
}

/** Laurels around a hero: the tile of a tournament or a jackpot. */
const wreath: Layer = (stage) => {
  const { sheet, palette } = stage
  const blade = sheet.stamp(
    paint(petal(34, 11), sheet.fade(palette.metal.light, palette.metal.dark), edged(palette.metal.edge, 2)),
  )
  const branch = Array.from({ length: 8 }, (_, i) => {
    const [x, y] = around(92, 40 + i * 17)
    return blade(x, y, 1.1, i * 17 - 22)
  })
  const ribbon = 'M96 214C130 230 170 230 204 214L212 238C172 252 128 252 88 238Z'
  return (
    placed(sheet.mirrored(branch.join('')), MIDDLE, HEART) +
    circle(MIDDLE, HEART, 74, sheet.fade(palette.velvet.dark, palette.velvet.edge), edged(palette.metal.mid, 5)) +
    circle(MIDDLE, HEART, 70, sheet.glow(palette.light, 0.8)) +
    placed(heroOf(stage), MIDDLE, HEART - 2, 1.22) +
    paint(ribbon, sheet.fade(RED.light, RED.dark), edged(RED.edge, 3)) +
    shine('M104 220C132 232 168 232 196 220', 2.5, 0.5)
  )
}

/** Layouts of a hero alone or among others, for any kind of hero. */
export const SHOWCASES: readonly Layer[] = [medallion, burst, hoard, wreath, giant, orbit, gate, trio, parade]
