import { NIGHT, PINK, RED, SILVER, TEAL, YELLOW } from '../colour.ts'
import { word } from '../glyphs.ts'
import { at } from '../random.ts'
import { shine, solid } from '../shapes.ts'
import { box, circle, edged, faint, line, oval, paint, placed, type Sheet } from '../sheet.ts'
import { HEART, type Layer, MIDDLE, turnOf } from '../stage.ts'
import { EXTRA, type Figure, HEROES } from '../symbols/index.ts'
import { sword } from '../symbols/journey.ts'
import { CUP, HEART_ROWS, POTION, pixelArt, ROBOT } from './pixels.ts'

export const controller: Figure = (sheet, tint, metal) =>
  solid(
    sheet,
    'M-30-26C-20-34-14-22 0-22S20-34 30-26C50-22 60 30 50 38C38 46 28 18 18 16H-18C-28 18-38 46-50 38C-60 30-50-22-30-26Z',
    tint,
    3.5,
  ) +
  line('M-28-14V6M-38-4H-18', tint.edge, 9) +
  line('M-28-14V6M-38-4H-18', SILVER.light, 5) +
  line('M28-13h.1', YELLOW.mid, 9) +
  line('M28 5h.1', TEAL.light, 9) +
  line('M19-4h.1', PINK.light, 9) +
  line('M37-4h.1', RED.light, 9) +
  circle(-13, 10, 7, NIGHT.mid, edged(NIGHT.edge, 2)) +
  circle(13, 10, 7, NIGHT.mid, edged(NIGHT.edge, 2)) +
  circle(0, -8, 5, metal.light, edged(tint.edge, 2)) +
  shine('M-40-16C-36-22-30-23-24-22', 3.5, 0.7)

const headset: Figure = (sheet, tint) =>
  line('M-36 10V-2C-36-56 36-56 36-2V10', NIGHT.edge, 14) +
  line('M-36 10V-2C-36-56 36-56 36-2V10', SILVER.mid, 8) +
  line('M36 24C36 46 18 46 6 44', NIGHT.edge, 7) +
  line('M36 24C36 46 18 46 6 44', SILVER.light, 3.4) +
  box(-6, 38, 20, 12, 6, tint.light, edged(NIGHT.edge, 2.5)) +
  sheet.mirrored(
    box(22, -8, 26, 42, 11, sheet.fade(tint.light, tint.dark), edged(tint.edge, 3)) +
      box(18, -4, 10, 34, 5, NIGHT.mid, edged(NIGHT.edge, 2.5)) +
      line('M40 2V22', tint.shine, 3.4, faint(0.9)),
  )

const held =
  (thing: Figure): Layer =>
  ({ sheet, palette, dice }) =>
    oval(MIDDLE, 224, 84, 13, '#000', faint(0.35)) +
    circle(MIDDLE, HEART, 130, sheet.glow(palette.tint.light, 0.6)) +
    placed(thing(sheet, palette.tint, palette.metal), MIDDLE, HEART, 1.78, dice.whole(-12, 12))

const mouse: Figure = (sheet, tint) =>
  line('M0-40C0-60 20-56 24-62', NIGHT.edge, 5) +
  solid(
    sheet,
    'M0-44C28-44 32-18 32 6S22 48 0 48S-32 30-32 6S-28-44 0-44Z',
    { ...NIGHT, light: '#596391', mid: '#343d63', edge: '#0a0d1e' },
    3.5,
  ) +
  line('M0-42V-4M-31-6C-12 0 12 0 31-6', tint.light, 2.6) +
  box(-5, -32, 10, 20, 5, tint.light, edged(tint.edge, 2)) +
  paint('M0 20L8 34L0 30L-8 34Z', tint.light) +
  shine('M-24-16C-22-28-16-34-8-37', 4, 0.5)

const visor: Figure = (sheet, tint) =>
  line('M-46-6C-60-30-30-50 0-50S60-30 46-6', NIGHT.edge, 12) +
  line('M-46-6C-60-30-30-50 0-50S60-30 46-6', SILVER.dark, 6) +
  solid(
    sheet,
    'M-48-20H48C54-20 56-4 54 10C52 30 46 34 34 34H18C10 34 8 22 0 22S-10 34-18 34H-34C-46 34-52 30-54 10C-56-4-54-20-48-20Z',
    SILVER,
    3.5,
  ) +
  paint(
    'M-42-10H42C46-10 46 18 40 22H20C12 22 10 12 0 12S-12 22-20 22H-40C-46 18-46-10-42-10Z',
    sheet.fade(tint.light, tint.edge, 'slant'),
    edged(NIGHT.edge, 2.5),
  ) +
  shine('M-34-3H-4', 4, 0.8)

const stick: Figure = (sheet, tint, metal) =>
  paint('M-50 20H50L56 46H-56Z', sheet.fade(NIGHT.light, NIGHT.edge), edged(NIGHT.edge, 3)) +
  paint('M-44 4H44L50 22H-50Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 3)) +
  line('M-16 10L-24-28', NIGHT.edge, 11) +
  line('M-16 10L-24-28', SILVER.light, 6) +
  circle(-26, -36, 17, sheet.ball(RED), edged(RED.edge, 3)) +
  oval(-32, -43, 5, 3, '#fff', faint(0.8)) +
  oval(14, 12, 9, 5, metal.light, edged(tint.edge, 2.5)) +
  oval(34, 12, 9, 5, TEAL.light, edged(tint.edge, 2.5)) +
  line('M-30 34H30', tint.light, 4, faint(0.7))

const keycap = (sheet: Sheet, letter: string, light: string, dark: string): string =>
  box(-27, -24, 54, 54, 11, NIGHT.edge) +
  box(-27, -29, 54, 54, 11, sheet.fade('#4a5485', '#242b4c'), edged(NIGHT.edge, 2.5)) +
  box(-20, -25, 40, 40, 8, sheet.fade(light, dark)) +
  word(letter, 0, -5, 20, '#fff', 2.4)

const keys: Layer = ({ sheet, palette, dice }) => {
  const cap = (letter: string, x: number, y: number): string =>
    placed(keycap(sheet, letter, palette.tint.mid, palette.tint.dark), x, y)
  return placed(
    circle(0, 10, 130, sheet.glow(palette.tint.light, 0.6)) +
      cap('W', 0, -34) +
      cap('A', -62, 28) +
      cap('S', 0, 28) +
      cap('D', 62, 28),
    MIDDLE,
    HEART,
    1.06,
    dice.whole(-10, 10),
  )
}

const screenOf: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  return (
    oval(MIDDLE, 226, 80, 12, '#000', faint(0.35)) +
    paint('M130 188H170L182 226H118Z', SILVER.dark, edged(SILVER.edge, 3)) +
    box(38, 54, 224, 142, 14, NIGHT.edge, edged(SILVER.mid, 3)) +
    box(48, 64, 204, 122, 8, sheet.fade(palette.tint.dark, palette.counter.edge)) +
    circle(MIDDLE, 124, 80, sheet.glow(palette.tint.light, 0.8)) +
    placed(
      at(dice.chance(0.5) ? HEROES : EXTRA, dice.whole(0, 46))(sheet, palette.tint, palette.metal),
      MIDDLE,
      122,
      0.94,
    ) +
    line('M62 76H108M196 176H238', RED.light, 6) +
    line('M62 88H92', '#fff', 4, faint(0.7))
  )
}

const aim: Layer = ({ sheet, palette }) =>
  circle(MIDDLE, HEART, 120, sheet.glow(palette.tint.light, 0.8)) +
  `<g fill="none" stroke="${palette.tint.edge}" stroke-width="13"><circle cx="150" cy="136" r="66"/><path d="M150 42V96M150 176V230M56 136H110M190 136H244"/></g><g fill="none" stroke="${palette.tint.light}" stroke-width="7"><circle cx="150" cy="136" r="66"/><path d="M150 42V96M150 176V230M56 136H110M190 136H244"/></g>` +
  circle(MIDDLE, HEART, 10, RED.mid, edged(RED.edge, 3)) +
  `<circle cx="150" cy="136" r="40" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="30 33" opacity=".8"/>`

const EVENTS: readonly Layer[] = [
  held(controller),
  pixelArt(CUP, 'metal'),
  held(headset),
  keys,
  held(mouse),
  pixelArt(ROBOT, 'tint'),
  held(visor),
  aim,
  held(stick),
  pixelArt(HEART_ROWS, 'counter'),
  screenOf,
  held(sword),
  pixelArt(POTION, 'tint'),
]

export const esports: Layer = (stage) => at(EVENTS, turnOf(stage, 'event', EVENTS.length))(stage)
