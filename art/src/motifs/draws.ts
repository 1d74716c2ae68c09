import { at } from '../random.ts'
import { around, raised, shine, starPath } from '../shapes.ts'
import { beads, box, circle, edged, faint, line, paint, placed } from '../sheet.ts'
import { HEART, type Layer, MIDDLE, turnOf } from '../stage.ts'
import { drumOf, shade } from './drum.ts'

const pyramid: Layer = (stage) => {
  const { ball, figures } = drumOf(stage)
  return (
    shade(222, 110) +
    ball(72, 182, 39) +
    ball(150, 182, 39) +
    ball(228, 182, 39) +
    ball(111, 116, 39) +
    ball(189, 116, 39) +
    ball(150, 54, 35) +
    figures()
  )
}

export const crown: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const { ball, figures } = drumOf(stage)
  const start = dice.whole(0, 50)
  const ring = [0, 1, 2, 3, 4, 5].map((i) => ball(...around(84, start + i * 60, MIDDLE, HEART), 29))
  return (
    circle(MIDDLE, HEART, 110, sheet.glow(palette.light, 0.8)) +
    `<circle cx="150" cy="136" r="84" fill="none" stroke="${palette.light}" stroke-width="3" opacity=".6"/>` +
    ring.join('') +
    ball(MIDDLE, HEART, 48) +
    figures()
  )
}

const giant: Layer = (stage) => {
  const { ball, figures } = drumOf(stage)
  return (
    shade(228, 76) +
    ball(62, 190, 30) +
    ball(240, 186, 34) +
    ball(228, 74, 24) +
    ball(MIDDLE, HEART - 4, 82) +
    figures()
  )
}

const globe: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const { ball, figures } = drumOf(stage)
  const inside = [
    [112, 148],
    [150, 162],
    [188, 148],
    [132, 106],
    [172, 104],
  ].map(([x = 0, y = 0]) => ball(x + dice.whole(-5, 5), y + dice.whole(-4, 4), 22))
  return (
    shade(232, 84) +
    paint('M96 196L80 238H220L204 196Z', sheet.metal(palette.metal), edged(palette.metal.edge, 3.5)) +
    circle(MIDDLE, 126, 88, sheet.fade(palette.ink.light, palette.ink.edge), faint(0.55)) +
    inside.join('') +
    circle(MIDDLE, 126, 88, sheet.fade('#fff', palette.light, 'slant', 0.45, 0.05), edged('#fff', 4)) +
    line('M62 126C90 146 210 146 238 126', palette.metal.mid, 6) +
    shine('M84 102C90 78 106 62 126 56', 9, 0.75) +
    box(130, 204, 40, 22, 8, palette.metal.edge) +
    figures()
  )
}

const ticket: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const { ball, figures } = drumOf(stage)
  const paper = 'M-98-62H98V-20A14 14 0 0 0 98 8V62H-98V8A14 14 0 0 0-98-20Z'
  const marks = Array.from({ length: 5 }, () => `M${-70 + dice.whole(0, 7) * 20} ${-10 + dice.whole(0, 2) * 20}h.1`)
  const grid = [-10, 10, 30].flatMap((y) => [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${-70 + i * 20} ${y}h.1`)).join('')
  return (
    placed(
      raised(sheet, paper, sheet.fade('#fff', '#ece6f4'), edged(palette.ink.edge, 3)) +
        box(-98, -62, 196, 30, 0, palette.tint.mid) +
        line('M-80-47H10', '#fff', 8) +
        paint(starPath(5, 11, 5), palette.metal.light, ' transform="translate(76 -47)"') +
        line(grid, '#c9c3d8', 13) +
        line(marks.join(''), palette.tint.dark, 13),
      MIDDLE,
      120,
      1.06,
      dice.pick([-12, -8, 10]),
    ) +
    ball(86, 196, 34) +
    ball(154, 204, 30) +
    ball(216, 192, 36) +
    figures()
  )
}

const row: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const { ball, figures } = drumOf(stage)
  const lift = dice.pick([0, 5, -12])
  const tray = [0, 1, 2, 3, 4].map((i) => ball(46 + i * 52, 132 + Math.abs(i - 2) * lift, 27))
  return (
    shade(196, 128) +
    paint(
      'M14 138C14 186 60 190 150 190S286 186 286 138Z',
      sheet.metal(palette.metal),
      edged(palette.metal.edge, 3.5),
    ) +
    tray.join('') +
    paint(
      'M14 152C50 172 250 172 286 152C284 186 240 190 150 190S16 186 14 152Z',
      sheet.fade(palette.metal.light, palette.metal.dark),
      edged(palette.metal.edge, 2.5),
    ) +
    beads(150, 60, 24, 10, 6, '#fff') +
    placed(paint(starPath(5, 26, 12), palette.metal.light, edged(palette.metal.edge, 3.5)), MIDDLE, 60) +
    figures()
  )
}

const fountain: Layer = (stage) => {
  const { sheet, palette } = stage
  const { ball, figures } = drumOf(stage)
  const pipe =
    paint(
      'M112 168H188V240H112Z',
      sheet.fadeVia('#fff', palette.light, palette.ink.dark, 'across', 0.3),
      edged(palette.ink.edge, 3),
    ) + box(102, 158, 96, 20, 8, sheet.metal(palette.metal), edged(palette.metal.edge, 3))
  return (
    line(
      'M150 160C140 110 90 80 64 110M150 160C160 110 210 80 236 110M150 160V70',
      palette.light,
      9,
      ` stroke-dasharray=".1 15"${faint(0.7)}`,
    ) +
    ball(62, 122, 33) +
    ball(238, 122, 33) +
    ball(104, 68, 28) +
    ball(196, 68, 28) +
    ball(MIDDLE, 112, 42) +
    pipe +
    figures()
  )
}

const TUMBLES: readonly Layer[] = [pyramid, giant, globe, crown, ticket, row, fountain]
export const draws: Layer = (stage) => at(TUMBLES, turnOf(stage, 'tumble', TUMBLES.length))(stage)
