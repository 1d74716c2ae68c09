import { GOLD, IVORY, NIGHT, ORANGE, RED, WOOD } from '../colour.ts'
import { at } from '../random.ts'
import { raised, shine, starPath } from '../shapes.ts'
import { beads, box, circle, edged, faint, line, oval, paint, placed } from '../sheet.ts'
import { HEART, type Layer, MIDDLE, type Stage } from '../stage.ts'
import { HEROES } from '../symbols/index.ts'
import { draw, heroOf, pairOf, type Stamp, shade, smallOf } from './heroes.ts'

/** Bright strips with symbols, seen through the windows of the machine. */
function strips(
  { sheet, palette }: Stage,
  y: number,
  w: number,
  h: number,
  gap: number,
  symbols: readonly Stamp[],
): string {
  const paper = sheet.stamp(
    box(-w / 2, -h / 2, w, h, 9, sheet.fadeVia('#c3c9db', '#fff', '#b3bbd0'), edged(palette.metal.edge, 2.5)),
  )
  return symbols
    .map((symbol, i) => paper(MIDDLE + (i - 1) * gap, y) + symbol(MIDDLE + (i - 1) * gap, y, (w * 0.9) / 100))
    .join('')
}

const reels: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const [main, other] = pairOf(stage)
  const symbols = dice.pick([
    [main, main, main],
    [main, other, main],
    [main, main, other],
    [other, main, other],
  ])
  return (
    shade(214, 118) +
    paint('M104 80C110 46 190 46 196 80Z', palette.metal.mid, edged(palette.metal.edge, 4)) +
    box(30, 76, 240, 124, 22, sheet.metal(palette.metal), edged(palette.metal.edge, 4)) +
    box(41, 87, 218, 102, 14, palette.tint.edge) +
    strips(stage, 138, 68, 94, 70, symbols) +
    line('M38 138H46M254 138H262', RED.mid, 7) +
    beads(150, 62, 12, 6, 5, '#fffbe6')
  )
}

const grid: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const [main, other] = pairOf(stage)
  const cell = (symbol: Stamp, fill: string, rim: string): Stamp =>
    sheet.stamp(box(-29, -29, 58, 58, 12, fill, edged(rim, 2)) + symbol(0, 0, 0.46))
  const winning = cell(main, sheet.fade(palette.metal.shine, palette.metal.mid), palette.metal.dark)
  const losing = cell(other, sheet.fade(palette.velvet.dark, palette.velvet.edge), palette.ink.light)
  const row = dice.whole(0, 2)
  const cells = Array.from({ length: 9 }, (_, i) =>
    (Math.floor(i / 3) === row ? winning : losing)(-62 + (i % 3) * 62, -62 + Math.floor(i / 3) * 62),
  )
  const frame =
    box(-102, -96, 204, 204, 24, '#000', faint(0.3)) +
    box(-102, -102, 204, 204, 24, sheet.fade(palette.ink.edge, NIGHT.edge), edged(palette.metal.mid, 4))
  return placed(frame + cells.join(''), MIDDLE, HEART - 4, 0.94, dice.pick([-7, -5, 6, 8]))
}

export const wheel: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const count = dice.pick([8, 10, 12, 15])
  const colours = dice.shuffled([palette.tint, palette.counter, palette.ink, palette.metal])
  const every = count % 5 === 0 ? 5 : 4
  // Dashes as thick as the wheel is wide: all slices of one colour in one element.
  const slices = [0, 1, 2, 3, 4].slice(0, every).map((i) => {
    const fill = i === 4 ? '#fff' : at(colours, i)[i % 2 ? 'mid' : 'light']
    return `<circle r="45" fill="none" stroke="${fill}" stroke-width="90" stroke-linecap="butt" pathLength="${count}" stroke-dasharray="1 ${every - 1}" stroke-dashoffset="-${i}"/>`
  })
  const rims = `<circle r="45" fill="none" stroke="#fff" stroke-width="90" stroke-linecap="butt" pathLength="${count}" stroke-dasharray=".04 .96"/>`
  return (
    circle(MIDDLE, HEART + 10, 99, '#000', faint(0.3)) +
    circle(MIDDLE, HEART, 97, sheet.metal(palette.metal), edged(palette.metal.edge, 3.5)) +
    placed(slices.join('') + rims + beads(0, 0, 76, count, 7, '#fff', 0.5), MIDDLE, HEART, 1, dice.whole(0, 40)) +
    circle(MIDDLE, HEART, 50, sheet.fade(palette.velvet.edge, palette.velvet.dark), edged(palette.metal.light, 5)) +
    placed(heroOf(stage), MIDDLE, HEART, 0.86) +
    paint('M150 66L134 34C134 22 166 22 166 34Z', RED.mid, edged(RED.edge, 3)) +
    shine('M70 84C84 62 104 50 124 46', 5, 0.5)
  )
}

const cabinet: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const [main, other] = pairOf(stage)
  const symbols = dice.pick([
    [main, main, main],
    [main, other, main],
    [other, main, other],
    [main, main, other],
  ])
  const body = 'M72 240V92C72 44 110 32 150 32S228 44 228 92V240Z'
  return (
    line('M232 150H250V96', palette.metal.edge, 13) +
    line('M232 150H250V96', palette.metal.light, 7) +
    circle(250, 88, 15, RED.mid, edged(RED.edge, 3)) +
    raised(sheet, body, sheet.fade(palette.tint.light, palette.tint.dark), edged(palette.tint.edge, 4)) +
    paint(
      'M92 84C92 58 120 50 150 50S208 58 208 84Z',
      sheet.fade('#fff8d8', palette.metal.mid),
      edged(palette.metal.edge, 3),
    ) +
    placed(paint(starPath(5, 15, 7), palette.counter.mid, edged(palette.counter.edge, 2.5)), MIDDLE, 69) +
    box(84, 96, 132, 74, 12, palette.metal.mid, edged(palette.metal.edge, 3)) +
    strips(stage, 133, 38, 62, 41, symbols) +
    box(84, 182, 132, 20, 10, palette.tint.edge, faint(0.7)) +
    line('M104 192h.1M164 192h.1', RED.light, 12) +
    line('M134 192h.1M194 192h.1', GOLD.light, 12) +
    shine('M82 108C80 80 84 62 98 52', 5, 0.5)
  )
}

export const strip: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const side = sheet.stamp(
    box(-46, -46, 92, 92, 18, sheet.fade(palette.ink.mid, palette.ink.edge), edged(palette.metal.mid, 3)) +
      placed(draw(stage, smallOf(stage)), 0, 0, 0.66),
  )
  const card =
    box(-69, -62, 138, 138, 18, '#000', faint(0.28)) +
    box(-69, -69, 138, 138, 18, sheet.fade(IVORY.shine, IVORY.mid), edged(palette.metal.mid, 6))
  return placed(
    side(0, -116) + side(0, 116) + card + placed(heroOf(stage), 0, 0, 1.12),
    MIDDLE,
    HEART,
    1,
    dice.pick([-24, -18, 18, 24]),
  )
}

/** The curve of a crash game with what rides on it. */
export const climb: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const peak = dice.whole(58, 92)
  const curve = `M24 226C120 222 190 180 226 ${peak}`
  const grille =
    [70, 110, 150, 190].map((y) => `M24 ${y}H276`).join('') +
    [66, 108, 150, 192, 234].map((x) => `M${x} 40V230`).join('')
  const rider = stage.hero || dice.chance(0.5) ? heroOf(stage) : draw(stage, at(HEROES, 14))
  return (
    line(grille, palette.light, 1.2, faint(0.3)) +
    line('M24 40V230H276', palette.light, 3, faint(0.7)) +
    paint(`${curve}V230H24Z`, sheet.fade(palette.tint.light, palette.tint.mid, 'down', 0.75, 0.1)) +
    line(curve, palette.tint.edge, 13) +
    line(curve, palette.tint.light, 7) +
    circle(204, peak + 20, 90, sheet.glow('#fff', 0.5)) +
    placed(rider, 202, peak + 26, 1.18) +
    line(`M40 206l22-4m18-6l20-8`, ORANGE.light, 4, faint(0.8)) +
    oval(24, 230, 5, 5, WOOD.light)
  )
}

/** Machines to play on: reels, wheels and rising curves. */
export const MACHINES: readonly Layer[] = [reels, wheel, grid, cabinet, strip, climb]
