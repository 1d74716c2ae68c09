import { GREEN, IVORY, ORANGE, RED, WOOD, YELLOW } from '../colour.ts'
import { petal, shine, solid } from '../shapes.ts'
import { box, circle, edged, faint, line, oval, paint, placed } from '../sheet.ts'
import type { Figure } from './figure.ts'

export const chilli: Figure = (sheet) =>
  solid(sheet, 'M-30-24C-10-36 16-26 24-2C30 18 38 34 52 42C26 54-2 44-18 20C-28 4-34-12-30-24Z', RED, 3.5) +
  paint('M-38-22C-32-36-14-38-6-30C-14-24-28-16-38-22Z', sheet.fade(GREEN.light, GREEN.dark), edged(GREEN.edge, 3)) +
  line('M-28-30C-32-42-40-44-46-44', GREEN.edge, 7) +
  line('M-28-30C-32-42-40-44-46-44', GREEN.mid, 4) +
  shine('M-16-12C-6-12 4-4 8 8', 5, 0.6)

const COIL = 'M0 0C10-8 20 4 10 14C-4 26-26 14-24-6C-20-30 12-38 30-20C48 2 36 36 4 42C-24 46-46 26-46 0'
export const jalebi: Figure = () =>
  `<g transform="translate(0 6)" opacity=".28">${line(COIL, '#000', 15)}</g>` +
  line(COIL, ORANGE.edge, 17) +
  line(COIL, ORANGE.mid, 12) +
  line(COIL, YELLOW.light, 4, faint(0.85))

export const samosa: Figure = (sheet) =>
  solid(sheet, 'M0-46C10-40 44 20 48 34C40 46-40 46-48 34C-44 20-10-40 0-46Z', WOOD, 3.5) +
  paint(
    'M0-34C6-28 30 14 36 26C20 32-20 32-36 26C-30 14-6-28 0-34Z',
    sheet.fade(YELLOW.light, ORANGE.mid),
    faint(0.75),
  ) +
  line('M0-34C-2-10-12 14-34 26', WOOD.dark, 3) +
  line('M-38 38L-32 32M-24 41L-20 34M-8 43L-6 35M10 43L8 35M26 41L22 34M38 38L32 32', WOOD.edge, 3)

export const lassi: Figure = (sheet, tint) =>
  solid(sheet, 'M-30-30H30L22 46C10 52-10 52-22 46Z', IVORY, 3.5) +
  paint('M-28-14H28L22 44C10 50-10 50-22 44Z', sheet.fade('#fff6e6', '#ffdca8')) +
  oval(0, -30, 30, 9, '#fff', edged(IVORY.edge, 3)) +
  line('M10-30L26-56', tint.mid, 6) +
  line('M-12-32h.1M0-28h.1M-4-35h.1', GREEN.mid, 5) +
  shine('M-20-6L-16 34', 5, 0.7)

export const chai: Figure = (sheet, tint, metal) =>
  line('M-14-30C-20-40-8-44-14-54M6-30C0-40 12-44 6-54', '#fff', 5, faint(0.7)) +
  oval(0, 42, 46, 9, tint.dark, edged(tint.edge, 3)) +
  line('M32-8C52-10 52 20 26 18', IVORY.edge, 10) +
  line('M32-8C52-10 52 20 26 18', IVORY.light, 5) +
  solid(sheet, 'M-36-22H36C36 16 22 38 0 38S-36 16-36-22Z', IVORY, 3.5) +
  oval(0, -22, 36, 9, WOOD.mid, edged(IVORY.edge, 3)) +
  line('M-33-2C-10 6 10 6 33-2', tint.mid, 5) +
  line('M-30 8C-10 15 10 15 30 8', metal.mid, 3)

export const kulfi: Figure = (sheet) =>
  box(-5, 22, 10, 34, 4, sheet.fade(WOOD.light, WOOD.mid), edged(WOOD.edge, 2.5)) +
  solid(sheet, 'M-20 26C-26-10-18-48 0-52C18-48 26-10 20 26Z', IVORY, 3.5) +
  paint(
    'M-19 10C-22-18-14-46 0-50C14-46 22-18 19 10C12 0 8 12 0 4C-8 12-12 0-19 10Z',
    sheet.fade(ORANGE.light, ORANGE.mid),
  ) +
  line('M-8-28h.1M6-16h.1M-4-6h.1M8-34h.1', GREEN.dark, 5) +
  shine('M-10-34C-8-40-5-44-1-46', 4, 0.8)

export const paratha: Figure = (sheet, tint) =>
  oval(0, 26, 50, 17, tint.dark, edged(tint.edge, 3)) +
  oval(0, 22, 44, 13, tint.light) +
  [18, 8, -2].map((y) => oval(0, y, 38, 12, sheet.fade(YELLOW.light, WOOD.mid), edged(WOOD.edge, 3))).join('') +
  line('M-18-4h.1M2 0h.1M18-6h.1M-4-9h.1', WOOD.dark, 6) +
  line('M-10-22C-16-32-4-36-10-46M10-22C4-32 16-36 10-46', '#fff', 4.5, faint(0.7))

const blossom =
  (count: number, length: number, width: number, colours: typeof YELLOW, heart: string): Figure =>
  (sheet) =>
    sheet.spun(paint(petal(length, width), sheet.fade(colours.shine, colours.mid), edged(colours.edge, 2.5)), count) +
    circle(0, 0, 15, heart, edged(WOOD.edge, 3))

export const jasmine: Figure = (sheet, tint, metal) =>
  placed(paint(petal(44, 14), sheet.fade(GREEN.light, GREEN.dark), edged(GREEN.edge, 3)), 12, 12, 1, 130) +
  placed(paint(petal(44, 14), sheet.fade(GREEN.light, GREEN.dark), edged(GREEN.edge, 3)), -12, 12, 1, -130) +
  blossom(5, 46, 20, IVORY, YELLOW.light)(sheet, tint, metal)

export const sunflower: Figure = (sheet, tint, metal) =>
  blossom(14, 50, 10, YELLOW, WOOD.dark)(sheet, tint, metal) +
  circle(0, 0, 20, sheet.fade(WOOD.mid, WOOD.edge), edged(WOOD.edge, 3)) +
  line('M-8-6h.1M2-10h.1M10-2h.1M-4 6h.1M6 8h.1M-12 4h.1', YELLOW.dark, 4)
