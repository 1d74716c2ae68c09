import { GREEN, IVORY, ORANGE, RED, WOOD, YELLOW } from '../colour.ts'
import { at } from '../random.ts'
import { around, polygon, regular, shine, solid, sphere, starPath } from '../shapes.ts'
import { box, circle, edged, faint, line, oval, paint, placed, type Sheet } from '../sheet.ts'
import { HEART, type Layer, MIDDLE, turnOf } from '../stage.ts'
import type { Figure } from '../symbols/index.ts'

const shade = (r = 64): string => oval(MIDDLE, 230, r, r * 0.16, '#000', faint(0.3))

const football: Figure = (sheet) => {
  const patches = [0, 72, 144, 216, 288].map((turn) => {
    const [x, y] = around(44, turn)
    const [a, b] = around(20, turn)
    return `${polygon([
      around(15, turn - 100, x, y),
      around(13, turn + 180, x, y),
      around(15, turn + 100, x, y),
      around(6, turn, x, y),
    ])}M${a.toFixed(0)} ${b.toFixed(0)}L${(x * 0.72).toFixed(0)} ${(y * 0.72).toFixed(0)}`
  })
  const skin = sheet.clip('<circle r="48"/>', paint(patches.join('') + regular(5, 20), '#2b3147', edged('#2b3147', 3)))
  return (
    circle(0, 7, 49, '#000', faint(0.25)) +
    circle(0, 0, 48, sheet.ball(IVORY), edged(IVORY.edge, 3)) +
    skin +
    circle(0, 0, 48, sheet.fade('#fff', '#000', 'slant', 0.1, 0.28)) +
    shine('M-34-20C-28-32-18-38-6-40', 5, 0.6)
  )
}

export const cricketBall = (sheet: Sheet, leather = RED): string =>
  sphere(sheet, 0, 0, 48, leather, 3) +
  line('M-12-46C14-26 14 26-12 46M0-47C24-26 24 26 0 47', IVORY.light, 2.4) +
  line('M-6-47C19-26 19 26-6 47', IVORY.light, 7, ' stroke-dasharray="2.5 5" stroke-linecap="butt"')

const basketball: Figure = (sheet) =>
  sphere(sheet, 0, 0, 48, ORANGE, 3) +
  line('M0-48V48M-48 0H48M-34-34C-12-14-12 14-34 34M34-34C12-14 12 14 34 34', ORANGE.edge, 3.4)

const tennisBall: Figure = (sheet) =>
  sphere(sheet, 0, 0, 46, { ...YELLOW, mid: '#d6ec3c', dark: '#7fa016', light: '#edfa86', edge: '#3d5208' }, 3) +
  line('M-30-34C-4-20-4 20-30 34M30-34C4-20 4 20 30 34', '#fff', 5)

const volleyball: Figure = (sheet, tint) =>
  sphere(sheet, 0, 0, 48, IVORY, 3) +
  sheet.spun(
    paint('M9-11C14-26 6-40-6-47.5A48 48 0 0 1 19-44C30-28 26-10 20-4Z', tint.mid, faint(0.85)) +
      line('M0 0C14-8 30-26 19-44M9-11C14-26 6-40-6-47M20-4C34-8 40-18 38-29', IVORY.edge, 2.4),
    3,
  ) +
  shine('M-34-20C-28-32-18-38-6-40', 5, 0.6)

export const trophy: Figure = (sheet, tint, metal) =>
  sheet.mirrored(line('M26-34C54-40 50 0 22 4', metal.edge, 11) + line('M26-34C54-40 50 0 22 4', metal.mid, 6)) +
  solid(sheet, 'M-30-48H30C32-16 24 8 6 14V28H18L22 48H-22L-18 28H-6V14C-24 8-32-16-30-48Z', metal, 3.5) +
  paint(starPath(5, 15, 7), sheet.fade(tint.light, tint.dark), ` transform="translate(0 -20)"${edged(tint.edge, 2)}`) +
  shine('M-22-40C-22-22-18-8-10 2', 5, 0.7)

const bat = (sheet: Sheet): string =>
  box(-5, -62, 10, 42, 5, RED.dark, edged(RED.edge, 2.5)) +
  line('M-4-56L4-52M-4-48L4-44M-4-40L4-36', IVORY.mid, 2.4) +
  paint('M-7-24H7L15-8V54C15 64-15 64-15 54V-8Z', sheet.fade(WOOD.shine, WOOD.light, 'across'), edged(WOOD.edge, 3)) +
  line('M0-14V56', WOOD.mid, 3, faint(0.6))

const crease: Layer = ({ sheet, dice }) =>
  shade(90) + placed(bat(sheet), 166, 134, 1.58, dice.pick([34, 40, 46])) + placed(cricketBall(sheet), 92, 176, 0.86)

const wickets: Layer = ({ sheet, dice, palette }) => {
  const post = sheet.stamp(box(-9, 0, 18, 150, 8, sheet.fade(WOOD.shine, WOOD.mid, 'across'), edged(WOOD.edge, 3)))
  const bail = sheet.stamp(box(-26, -5, 52, 10, 5, RED.mid, edged(RED.edge, 2.5)))
  const lit = dice.chance(0.5)
  return (
    shade(90) +
    circle(MIDDLE, 96, 110, sheet.glow(lit ? palette.light : ORANGE.light, 0.8)) +
    post(98, 78, 1, lit ? 0 : 12) +
    post(150, 78) +
    post(202, 78, 1, lit ? 0 : -7) +
    bail(124, lit ? 76 : 54, 1, lit ? 0 : -24) +
    bail(178, lit ? 76 : 48, 1, lit ? 0 : 18) +
    placed(cricketBall(sheet), dice.pick([96, 206]), 186, 0.7)
  )
}

const goal: Layer = ({ sheet, dice, palette }) => {
  const net =
    [60, 90, 120, 150, 180, 210, 240].map((x) => `M${x} 68V200`).join('') +
    [96, 122, 148, 174].map((y) => `M40 ${y}H260`).join('')
  return (
    line(net, '#fff', 1.6, faint(0.55)) +
    line('M36 206V62H264V206', '#1b2440', 13) +
    line('M36 206V62H264V206', '#fff', 8) +
    shade(110) +
    placed(football(sheet, palette.tint, palette.metal), dice.pick([104, 150, 196]), 158, 1.22)
  )
}

const court: Layer = ({ sheet, palette, dice }) => {
  const strings = line(
    'M-24-40V16M-12-44V20M0-46V22M12-44V20M24-40V16M-32-32H32M-36-20H36M-37-8H37M-34 4H34M-28 14H28',
    '#fff',
    1.6,
    faint(0.85),
  )
  const racket =
    box(-5, 22, 10, 60, 5, sheet.fade(palette.counter.light, palette.counter.dark), edged(palette.counter.edge, 2.5)) +
    strings +
    oval(0, -12, 37, 37, 'none', edged(palette.tint.edge, 10)) +
    oval(0, -12, 37, 37, 'none', edged(palette.tint.light, 5.5))
  return (
    shade(80) +
    placed(racket, 130, 120, 1.4, -32) +
    placed(tennisBall(sheet, palette.tint, palette.metal), 212, dice.pick([84, 176]), 0.62)
  )
}

const hockey: Layer = ({ sheet, palette }) => {
  const stick =
    line('M40-70L-10 44C-16 58-38 56-40 42', palette.counter.edge, 17) +
    line('M40-70L-10 44C-16 58-38 56-40 42', WOOD.light, 11) +
    line('M40-70L28-42', palette.counter.mid, 11)
  return (
    shade(90) +
    placed(sheet.mirrored(stick), MIDDLE, 128, 1.3) +
    placed(sphere(sheet, 0, 0, 22, IVORY), MIDDLE, 186, 1.1)
  )
}

const shuttle: Layer = ({ sheet, palette }) => {
  const feather = sheet.stamp(
    paint('M-3 0L-11-58C-6-66 6-66 11-58L3 0Z', sheet.fade('#fff', '#d4def0'), edged('#45557c', 2)),
  )
  return (
    shade(70) +
    placed(
      [-30, 30, -18, 18, -6, 6].map((turn) => feather(0, 16, 1, turn)).join('') +
        line('M-18-14C-8-8 8-8 18-14', palette.tint.mid, 4) +
        paint(
          'M-17 14H17C20 44-20 44-17 14Z',
          sheet.fade(palette.tint.light, palette.tint.dark),
          edged(palette.tint.edge, 3),
        ),
      MIDDLE,
      HEART + 8,
      1.6,
      28,
    )
  )
}

const solo =
  (thing: Figure): Layer =>
  ({ sheet, palette, dice }) =>
    shade() +
    placed(
      line('M-96 10H-70M-104-14H-66M-92 34H-64', '#fff', 5, faint(0.55)),
      MIDDLE,
      HEART,
      1,
      dice.pick([-30, 0, 24]),
    ) +
    placed(thing(sheet, palette.tint, palette.metal), MIDDLE, HEART - 2, 1.66, dice.whole(-24, 24))

const cup: Layer = ({ sheet, palette }) =>
  shade() +
  circle(MIDDLE, 110, 120, sheet.glow('#fff6c8', 0.8)) +
  placed(trophy(sheet, palette.tint, palette.metal), MIDDLE, HEART - 2, 1.72)

const score: Layer = ({ sheet, palette, dice }) => {
  const balls = dice.shuffled<Figure>([football, basketball, tennisBall, volleyball, (paper) => cricketBall(paper)])
  return (
    shade(110) +
    placed(at(balls, 0)(sheet, palette.tint, palette.metal), 84, 148, 0.86) +
    placed(at(balls, 1)(sheet, palette.tint, palette.metal), 216, 148, 0.86) +
    placed(at(balls, 2)(sheet, palette.tint, palette.metal), MIDDLE, 118, 1.1)
  )
}

/** Floodlights over a striped lawn. */
export const arena: Layer = ({ sheet, palette, dice }) => {
  const mast = (x: number): string =>
    line(`M${x} 190V58`, palette.deep, 5) +
    box(x - 22, 34, 44, 26, 5, palette.deep) +
    line(`M${x - 12} 42h.1M${x} 42h.1M${x + 12} 42h.1M${x - 12} 53h.1M${x} 53h.1M${x + 12} 53h.1`, '#fffbe0', 7) +
    circle(x, 48, 70, sheet.glow('#fffbe0', 0.55))
  const stripes = [0, 1, 2, 3, 4].map((i) => `M${i * 60 + 20} 190h26L${i * 90 - 30} 300h-50Z`).join('')
  return (
    paint('M-5 196C60 150 240 150 305 196V230H-5Z', palette.deep, faint(0.7)) +
    line('M-5 186C60 144 240 144 305 186', palette.light, 9, ` stroke-dasharray=".1 11"${faint(0.5)}`) +
    box(0, 190, 300, 110, 0, sheet.fade(GREEN.mid, GREEN.edge)) +
    paint(stripes, '#fff', faint(0.1)) +
    mast(dice.whole(26, 50)) +
    mast(dice.whole(250, 274))
  )
}

const GAMES: readonly Layer[] = [
  solo(football),
  crease,
  solo(basketball),
  wickets,
  cup,
  court,
  goal,
  solo(volleyball),
  hockey,
  solo((sheet) => cricketBall(sheet)),
  shuttle,
  score,
  solo(tennisBall),
]

export const sports: Layer = (stage) => at(GAMES, turnOf(stage, 'game', GAMES.length))(stage)
