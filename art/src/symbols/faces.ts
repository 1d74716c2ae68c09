import { IVORY, NIGHT, ORANGE, PINK, type Ramp, ramp, SILVER, WOOD, YELLOW } from '../colour.ts'
import { eye, shine, solid, starPath } from '../shapes.ts'
import { circle, edged, faint, line, oval, paint, type Sheet } from '../sheet.ts'
import type { Figure } from './figure.ts'

const ROUND = 'M0-38C32-40 46-18 44 8C42 34 22 46 0 46S-42 34-44 8C-46-18-32-40 0-38Z'
const DARK = '#2a1620'

const muzzle = (colour: string, nose: string): string =>
  oval(0, 24, 20, 15, colour) +
  paint('M-8 14H8C8 20 4 24 0 24S-8 20-8 14Z', nose) +
  line('M0 24V28M0 28C-4 34-11 34-14 30M0 28C4 34 11 34 14 30', DARK, 2.6)

const head = (sheet: Sheet, fur: Ramp, ears: string): string => ears + solid(sheet, ROUND, fur, 3.5)
const eyes = (sheet: Sheet, r = 7, y = -2): string => sheet.mirrored(eye(17, y, r))
const cheeks = (): string => circle(-29, 16, 6, PINK.mid, faint(0.35)) + circle(29, 16, 6, PINK.mid, faint(0.35))

export const fox: Figure = (sheet) =>
  sheet.mirrored(
    paint('M14-28L40-52L44-8Z', sheet.fade(ORANGE.light, ORANGE.dark), edged(ORANGE.edge, 3.5)) +
      paint('M24-28L37-42L38-18Z', NIGHT.mid),
  ) +
  solid(sheet, 'M0-36C30-38 46-14 48 12C34 20 22 34 0 48C-22 34-34 20-48 12C-46-14-30-38 0-36Z', ORANGE, 3.5) +
  paint('M47 12C34 20 22 34 0 46C-22 34-34 20-47 12C-30 2-14 6 0 22C14 6 30 2 47 12Z', IVORY.light) +
  eyes(sheet, 6.5, -4) +
  oval(0, 42, 7, 5.5, DARK)

export const cat: Figure = (sheet, tint) =>
  head(
    sheet,
    tint,
    sheet.mirrored(
      paint('M12-30L36-50L42-12Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 3.5)) +
        paint('M22-28L33-38L36-20Z', PINK.light),
    ),
  ) +
  paint('M-5-38H5L2-22H-2ZM-18-37L-10-38L-9-26ZM18-37L10-38L9-26Z', tint.edge, faint(0.7)) +
  muzzle(IVORY.light, PINK.dark) +
  eyes(sheet, 8) +
  line('M-26 22H-46M-26 28L-44 34M26 22H46M26 28L44 34', tint.edge, 2)

export const panda: Figure = (sheet) =>
  head(sheet, IVORY, sheet.mirrored(circle(33, -32, 14, NIGHT.dark, edged(NIGHT.edge, 3)))) +
  sheet.mirrored(oval(17, 0, 12, 15, NIGHT.mid, ' transform="rotate(-24 17 0)"')) +
  muzzle('#fff', DARK) +
  eyes(sheet, 6) +
  cheeks()

export const rabbit: Figure = (sheet) => {
  const fur = ramp(300, 0.05)
  return (
    sheet.mirrored(
      paint('M6-30C6-64 34-66 32-44C30-30 24-24 18-20Z', sheet.fade(fur.shine, fur.mid), edged(fur.edge, 3.5)) +
        paint('M14-32C14-52 26-54 25-43C24-36 20-32 17-28Z', PINK.light),
    ) +
    `<g transform="translate(0 6)scale(.92)">${solid(sheet, ROUND, { ...fur, light: fur.shine, dark: fur.mid }, 3.5)}${muzzle('#fff', PINK.mid)}${eyes(sheet, 7.5)}${cheeks()}${paint('M-6 33H6V42H-6Z', '#fff', edged(fur.edge, 1.5))}</g>`
  )
}

export const bear: Figure = (sheet) =>
  head(
    sheet,
    WOOD,
    sheet.mirrored(circle(32, -32, 14, WOOD.mid, edged(WOOD.edge, 3.5)) + circle(32, -32, 7, WOOD.shine)),
  ) +
  muzzle(WOOD.shine, DARK) +
  eyes(sheet, 6.5) +
  cheeks() +
  shine('M-22-26C-12-32 0-33 8-32', 4, 0.4)

export const lion: Figure = (sheet) =>
  paint(starPath(14, 52, 42), sheet.fade(ORANGE.mid, WOOD.edge), edged(WOOD.edge, 3)) +
  `<g transform="translate(0 2)scale(.82)">${solid(sheet, ROUND, YELLOW, 3.5)}${muzzle(IVORY.light, WOOD.edge)}${eyes(sheet, 7)}${cheeks()}</g>`

export const penguin: Figure = (sheet) =>
  solid(
    sheet,
    'M0-46C34-46 44-18 42 10C40 38 22 48 0 48S-40 38-42 10C-44-18-34-46 0-46Z',
    { ...NIGHT, light: '#55629a', mid: '#333d6b' },
    3.5,
  ) +
  paint(
    'M0-16C8-30 32-26 32-4C32 6 30 14 30 20C28 38 14 46 0 46S-28 38-30 20C-30 14-32 6-32-4C-32-26-8-30 0-16Z',
    '#fff',
  ) +
  eyes(sheet, 7, -4) +
  paint('M-11 8H11L0 21Z', sheet.fade(YELLOW.light, ORANGE.mid), edged(ORANGE.edge, 2.5)) +
  cheeks()

export const koala: Figure = (sheet) =>
  head(
    sheet,
    SILVER,
    sheet.mirrored(circle(38, -20, 18, SILVER.mid, edged(SILVER.edge, 3.5)) + circle(38, -20, 10, PINK.light)),
  ) +
  oval(0, 14, 10, 15, NIGHT.mid, edged(NIGHT.edge, 2.5)) +
  eyes(sheet, 6, -6) +
  line('M-8 36C-3 40 3 40 8 36', SILVER.edge, 3) +
  cheeks()
