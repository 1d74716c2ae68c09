import {
  BLUE,
  GOLD,
  GREEN,
  IVORY,
  ORANGE,
  PINK,
  type Ramp,
  RED,
  ramp,
  SILVER,
  TEAL,
  VIOLET,
  YELLOW,
} from '../colour.ts'
import type { Dice } from '../random.ts'
import { eye, shine, solid, starPath } from '../shapes.ts'
import { box, circle, edged, faint, line, oval, paint, type Sheet } from '../sheet.ts'
import type { Figure } from '../symbols/index.ts'

const REEF = [ORANGE, PINK, VIOLET, YELLOW, TEAL, BLUE, RED, GREEN] as const

/** Draws a fish facing left; build, fins, stripes and colours vary. */
export function fish(sheet: Sheet, dice: Dice): string {
  const [skin, fin] = dice.shuffled(REEF) as [Ramp, Ramp]
  const fat = dice.whole(26, 44)
  const nose = dice.whole(-52, -45)
  const back = `M${nose} 2C-34-${fat} 10-${fat} 32 0`
  const body = `${back}C10 ${fat}-34 ${fat} ${nose} 2Z`
  const h = Math.round(fat * 0.56)
  const tail = dice.pick([
    'M26 0C38-30 50-34 58-30C50-12 50 10 58 30C48 34 36 28 26 0Z',
    'M26 0L56-34C52-10 52 10 56 34Z',
    'M26 0C34-22 46-28 52-20C58-8 46-2 40 0C46 2 58 8 52 20C46 28 34 22 26 0Z',
  ])
  const marks = dice.pick([
    line(`M-11-${h}V${h}M12-${h - 6}V${h - 6}`, IVORY.light, 10, faint(0.9)),
    line('M-14-10h.1M2-12h.1M15-5h.1M-4 11h.1M9 8h.1', fin.light, 9),
    paint(`M${nose} 2C-34 ${fat} 10 ${fat} 32 0C10 9-30 12 ${nose} 2Z`, skin.shine, faint(0.8)),
    line(`M-12-${h}C-4-6-4 8-12 ${h}M4-${h - 2}C12-6 12 8 4 ${h - 2}M18-10C22-4 22 4 18 10`, fin.dark, 4.5, faint(0.7)),
  ])
  return (
    `<g fill="${sheet.fade(fin.light, fin.dark)}"${edged(fin.edge, 2.6)}><path d="${tail}"/><path d="M-16-${h}C-8-${fat + 20} 20-${fat + 10} 26-6Z"/><path d="M-8 ${h}C0 ${fat + 14} 14 ${fat + 8} 16 ${h - 8}Z"/></g>` +
    paint(body, sheet.fade(skin.light, skin.dark), edged(skin.edge, 3)) +
    marks +
    paint('M-8 2C6-4 12 6 6 16C-2 18-8 10-8 2Z', fin.mid, edged(fin.edge, 2)) +
    eye(-30, -5, 8) +
    line('M-45 10C-42 14-38 14-35 12', skin.edge, 2.6) +
    shine(`M-26-${h - 1}C-14-${h + 5} 0-${h + 5} 10-${h - 3}`, 4)
  )
}

export const angler: Figure = (sheet, tint) =>
  line('M-8-30C-20-58-48-54-44-34', tint.edge, 7) +
  line('M-8-30C-20-58-48-54-44-34', tint.mid, 3.6) +
  circle(-44, -26, 24, sheet.glow('#fff7a8', 0.95)) +
  circle(-44, -27, 8, '#fffbd0', edged(GOLD.dark, 2)) +
  paint('M30 4L56-20C50-4 50 12 56 28Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 3)) +
  paint('M-4-30C4-48 24-44 30-20Z', tint.mid, edged(tint.edge, 3)) +
  solid(sheet, 'M-46 6C-40-34 20-46 36 2C34 42-30 54-46 6Z', tint, 3.5) +
  paint('M-45 6C-30 16-10 18 6 8C6 26-20 40-40 24C-43 18-45 12-45 6Z', '#2a0f22', edged(tint.edge, 2.5)) +
  paint(
    'M-40 9L-35 20L-31 12ZM-27 14L-22 24L-18 14ZM-13 15L-9 23L-4 13ZM-36 25L-31 16L-28 28ZM-22 31L-17 22L-13 31Z',
    '#fff',
  ) +
  eye(-12, -12, 11) +
  paint('M12 6C24 2 28 14 20 24C12 22 8 14 12 6Z', tint.light, edged(tint.edge, 2)) +
  shine('M-16-28C-4-33 10-30 18-24', 4, 0.5)

export const octopus: Figure = (sheet, tint) => {
  const arm = 'M8 10C20 26 34 14 44 24C52 34 40 44 34 38M4 14C8 34 24 34 26 46M0 16C2 30 4 38 8 46'
  return (
    sheet.mirrored(
      line(arm, tint.edge, 15) + line(arm, tint.mid, 10) + line(arm, tint.light, 3, ` stroke-dasharray="1 8"`),
    ) +
    solid(sheet, 'M0-48C34-48 42-20 32 2C28 12 26 20 0 22C-26 20-28 12-32 2C-42-20-34-48 0-48Z', tint, 3.5) +
    sheet.mirrored(eye(13, -8, 9)) +
    line('M-7 9C-3 14 3 14 7 9', tint.edge, 3) +
    circle(-22, 3, 5, PINK.light, faint(0.6)) +
    circle(22, 3, 5, PINK.light, faint(0.6)) +
    shine('M-24-24C-22-34-14-39-6-40', 6, 0.6)
  )
}

export const turtle: Figure = (sheet, tint) =>
  paint(
    'M-30-12C-54-30-58-8-34 2ZM22-18C34-42 50-32 36-8ZM-24 22C-40 38-22 48-10 30ZM26 20C40 38 26 46 14 32Z',
    sheet.fade(GREEN.light, GREEN.dark),
    edged(GREEN.edge, 3),
  ) +
  oval(-45, -2, 15, 12, sheet.fade(GREEN.light, GREEN.mid), edged(GREEN.edge, 3)) +
  eye(-50, -5, 5) +
  solid(sheet, 'M-36 4C-34-32 34-38 44 0C46 34-30 42-36 4Z', tint, 3.5) +
  paint('M4-18L20-8L16 12L-4 14L-16 0Z', tint.light, edged(tint.edge, 2.4)) +
  line('M4-18L2-28M20-8L36-14M16 12L26 24M-4 14L-8 26M-16 0L-33 2', tint.edge, 2.4) +
  shine('M-20-14C-12-22-2-25 8-25', 4, 0.55)

export const shark: Figure = (sheet) => {
  const skin = ramp(245, 0.08)
  return (
    paint('M-4-24C0-48 18-52 22-50C16-38 20-28 24-22Z', sheet.fade(skin.light, skin.dark), edged(skin.edge, 3)) +
    paint('M34-4L58-32C54-12 54 4 58 24C48 20 40 10 34-4Z', sheet.fade(skin.light, skin.dark), edged(skin.edge, 3)) +
    solid(sheet, 'M-54-2C-40-32 14-36 42-2C20 30-34 34-54-2Z', skin, 3.5) +
    paint('M-53 0C-30 12 10 12 38 2C18 28-34 32-53 0Z', IVORY.light, faint(0.9)) +
    paint('M-44 6C-34 16-18 18-8 12C-14 24-34 22-44 6Z', '#4a1020', edged(skin.edge, 2)) +
    paint('M-38 10L-35 16L-31 13ZM-28 14L-24 19L-21 14ZM-18 14L-14 18L-11 13Z', '#fff') +
    eye(-28, -8, 6) +
    line('M-6-8V4M2-8V4M10-7V3', skin.edge, 2.6) +
    paint('M-6 14C4 20 4 36-6 42C-10 30-14 22-14 16Z', skin.mid, edged(skin.edge, 2.6))
  )
}

export const jelly: Figure = (sheet, tint) =>
  line(
    'M-24 6C-34 22-14 30-24 50M-8 8C-16 24 2 32-6 54M10 8C18 24 2 34 10 54M26 6C34 22 16 32 26 48',
    tint.light,
    5,
    faint(0.85),
  ) +
  circle(0, -10, 56, sheet.glow(tint.light, 0.6)) +
  solid(
    sheet,
    'M-40 8C-44-34-18-48 0-48S44-34 40 8C34 16 28 2 20 10C12 18 8 4 0 12C-8 4-12 18-20 10C-28 2-34 16-40 8Z',
    tint,
    3,
  ) +
  oval(0, -18, 22, 15, tint.shine, faint(0.35)) +
  eye(-11, -8, 6) +
  eye(11, -8, 6) +
  line('M-4 2C-2 5 2 5 4 2', tint.edge, 2.4) +
  shine('M-28-18C-26-30-18-37-9-40', 5, 0.7)

export const crab: Figure = (sheet) =>
  sheet.mirrored(
    line('M28 14L46 22M26 22L40 36M22 28L30 44M26 0C42-4 44-16 40-24', RED.edge, 10) +
      line('M28 14L46 22M26 22L40 36M22 28L30 44M26 0C42-4 44-16 40-24', RED.mid, 5.5) +
      paint(
        'M40-22C24-30 26-52 40-52L40-38L52-46C58-34 52-22 40-22Z',
        sheet.fade(RED.light, RED.dark),
        edged(RED.edge, 3),
      ) +
      line('M12-8V-24', RED.edge, 5) +
      eye(12, -26, 8),
  ) +
  solid(sheet, 'M0-12C30-12 42 4 34 20C26 36-26 36-34 20C-42 4-30-12 0-12Z', RED, 3.5) +
  line('M-9 14C-3 20 3 20 9 14', RED.edge, 3) +
  shine('M-24-1C-16-6-6-7 4-7', 4, 0.6)

export const puffer: Figure = (sheet) =>
  paint(starPath(18, 50, 39), YELLOW.mid, edged(YELLOW.edge, 2.5)) +
  paint('M36 0L58-20C54-6 54 6 58 20Z', ORANGE.light, edged(ORANGE.edge, 3)) +
  circle(0, 0, 39, sheet.ball(YELLOW), edged(YELLOW.edge, 3)) +
  paint('M-36 12C-16 24 16 24 36 12C28 34 12 39 0 39S-28 34-36 12Z', '#fffbe8', faint(0.9)) +
  eye(-18, -8, 10) +
  eye(10, -8, 10) +
  oval(-4, 10, 7, 6, ORANGE.dark, edged(YELLOW.edge, 2.5)) +
  line('M-2-26h.1M14-26h.1M24-12h.1M-18-26h.1', ORANGE.dark, 7, faint(0.6))

export const seahorse: Figure = (sheet, tint) =>
  paint('M14-8C30-14 38 0 30 14C24 10 18 12 12 12Z', tint.light, edged(tint.edge, 2.6)) +
  solid(
    sheet,
    'M-34-26L-12-34C-8-48 12-50 18-36C24-24 14-14 18 2C22 20 16 34 4 42C-6 48-20 44-20 34C-20 26-8 24-6 32C-2 30 0 22-6 14C-16 2-14-6-8-14C-16-14-28-16-34-26Z',
    tint,
    3.2,
  ) +
  paint('M-8-44L-4-54L2-46L8-54L12-44Z', YELLOW.mid, edged(YELLOW.edge, 2)) +
  line('M-6 2L12-2M-6 12L14 8M-2 22L12 20', tint.edge, 2.4, faint(0.6)) +
  eye(0, -32, 6.5) +
  shine('M10-36C14-30 12-22 8-16', 4, 0.5)

export const cannon = (sheet: Sheet, metal: Ramp, tint: Ramp): string =>
  paint('M-30 40C-30 20 30 20 30 40L36 56H-36Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 3)) +
  box(-13, -46, 26, 72, 8, sheet.fade(SILVER.light, SILVER.dark, 'across'), edged(SILVER.edge, 3)) +
  box(-18, -54, 36, 16, 6, sheet.metal(metal), edged(metal.edge, 3)) +
  box(-16, -4, 32, 10, 4, sheet.metal(metal), edged(metal.edge, 2.5)) +
  circle(0, 30, 14, sheet.ball(metal), edged(metal.edge, 3))
