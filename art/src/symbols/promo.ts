import { GREEN, IVORY, RED, SILVER, TEAL, YELLOW } from '../colour.ts'
import { raised, shine, solid, starPath } from '../shapes.ts'
import { box, circle, edged, faint, line, oval, paint } from '../sheet.ts'
import type { Figure } from './figure.ts'

export const gift: Figure = (sheet, tint, metal) =>
  sheet.mirrored(
    paint('M0-18C10-46 44-48 42-30C40-18 18-16 0-18Z', sheet.fade(metal.light, metal.dark), edged(metal.edge, 3)),
  ) +
  solid(sheet, 'M-38 0H38V44H-38Z', tint, 3.5) +
  paint('M-46-20H46V0H-46Z', sheet.fade(tint.shine, tint.mid), edged(tint.edge, 3.5)) +
  paint('M-9-20H9V44H-9Z', sheet.fade(metal.light, metal.dark), edged(metal.edge, 2.5)) +
  circle(0, -20, 8, metal.light, edged(metal.edge, 2.5)) +
  shine('M-40-14H-16', 3.5, 0.7)

export const calendar: Figure = (sheet, tint, metal) =>
  raised(sheet, 'M-42-36H42V44H-42Z', sheet.fade('#fff', IVORY.mid), edged(IVORY.edge, 3.5)) +
  paint('M-42-36H42V-14H-42Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 3)) +
  line('M-22-46V-28M22-46V-28', metal.edge, 10) +
  line('M-22-46V-28M22-46V-28', metal.light, 5) +
  line('M-26 0h.1M-9 0h.1M8 0h.1M26 0h.1M-26 15h.1M-9 15h.1M26 15h.1M-26 31h.1M-9 31h.1M8 31h.1', '#b9aec6', 9) +
  circle(9, 15, 10, RED.mid) +
  line('M4 15l4 4 7-8', '#fff', 3)

export const megaphone: Figure = (sheet, tint, metal) =>
  line('M-16 14L-8 40', tint.edge, 15) +
  line('M-16 14L-8 40', metal.mid, 9) +
  solid(sheet, 'M-34-14L28-42V34L-34 14C-46 12-46-12-34-14Z', tint, 3.5) +
  oval(28, -4, 11, 38, sheet.fade(metal.light, metal.dark), edged(metal.edge, 3)) +
  oval(29, -4, 5, 18, metal.edge) +
  line('M46-22L54-28M48-4H58M46 14L54 20', YELLOW.light, 5) +
  shine('M-30-8L18-28', 4, 0.6)

export const envelope: Figure = (sheet, tint, metal) =>
  raised(sheet, 'M-46-30H46V34H-46Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 3.5)) +
  paint('M-46-30H46L0 10Z', sheet.fade(tint.shine, tint.mid), edged(tint.edge, 3)) +
  circle(0, 8, 14, sheet.metal(metal), edged(metal.edge, 3)) +
  paint(starPath(5, 8, 3.6), tint.dark, ' transform="translate(0 8)"') +
  line('M-42 30L-14 6M42 30L14 6', tint.edge, 2.4, faint(0.6))

export const purse: Figure = (sheet, tint, metal) =>
  circle(-14, -28, 14, metal.mid, edged(metal.edge, 2.5)) +
  circle(12, -30, 15, metal.light, edged(metal.edge, 2.5)) +
  solid(sheet, 'M-44-18H36C42-18 46-14 46-8V34C46 40 42 44 36 44H-36C-42 44-46 40-46 34V-14Z', tint, 3.5) +
  paint('M14 2H50V24H14C2 24 2 2 14 2Z', sheet.fade(tint.shine, tint.mid), edged(tint.edge, 3)) +
  circle(17, 13, 5, metal.light, edged(metal.edge, 2)) +
  shine('M-38-10H28', 3, 0.5)

export const friends: Figure = (sheet, tint, metal) => {
  const one = (colours: typeof tint): string =>
    circle(0, -20, 17, sheet.ball(colours), edged(colours.edge, 3)) +
    paint('M-28 34C-28-4 28-4 28 34Z', sheet.fade(colours.light, colours.dark), edged(colours.edge, 3))
  return `<g transform="translate(-26-2)scale(.86)">${one(TEAL)}</g><g transform="translate(26-2)scale(.86)">${one(metal)}</g><g transform="translate(0 10)">${one(tint)}</g>`
}

export const shield: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M0-48C14-38 30-34 42-34C46 4 30 34 0 48C-30 34-46 4-42-34C-30-34-14-38 0-48Z', metal, 4) +
  paint(
    'M0-36C10-29 22-26 32-25C34 4 22 26 0 37C-22 26-34 4-32-25C-22-26-10-29 0-36Z',
    sheet.fade(tint.light, tint.dark),
    edged(tint.edge, 2),
  ) +
  line('M-15 1L-4 13L17-12', tint.edge, 13) +
  line('M-15 1L-4 13L17-12', '#fff', 7.5) +
  shine('M-26-18C-26-4-22 8-16 18', 3.5, 0.5)

export const ticket: Figure = (sheet, tint, metal) =>
  `<g transform="rotate(-14)">${solid(sheet, 'M-48-26H48V-10A10 10 0 0 0 48 12V28H-48V12A10 10 0 0 0-48-10Z', tint, 3.5)}${line('M-18-20V22', tint.edge, 3, ' stroke-dasharray="1 8"')}${paint(starPath(5, 15, 7), metal.light, ` transform="translate(16 1)"${edged(metal.edge, 2.5)}`)}${line('M-38-8H-28M-38 2H-28M-38 12H-28', '#fff', 4, faint(0.8))}</g>`

export const refund: Figure = (sheet, tint, metal) =>
  circle(0, 6, 30, '#000', faint(0.25)) +
  circle(0, 0, 28, sheet.metal(metal), edged(metal.edge, 3.5)) +
  circle(0, 0, 20, metal.mid, edged(metal.dark, 2)) +
  paint(starPath(5, 12, 5.5), metal.shine) +
  line('M-42 6A42 42 0 0 1 28-32M42-6A42 42 0 0 1-28 32', tint.edge, 13) +
  line('M-42 6A42 42 0 0 1 28-32M42-6A42 42 0 0 1-28 32', GREEN.light, 7.5) +
  paint('M40-22L18-20L34-44ZM-40 22L-18 20L-34 44Z', GREEN.light, edged(GREEN.edge, 3))

export const crownedCup: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M-28-34H28C30-8 22 12 6 16V28H18V44H-18V28H-6V16C-22 12-30-8-28-34Z', metal, 3.5) +
  line('M28-26C50-26 44 4 22 4M-28-26C-50-26-44 4-22 4', metal.edge, 9) +
  line('M28-26C50-26 44 4 22 4M-28-26C-50-26-44 4-22 4', metal.mid, 4.5) +
  paint('M-20-36L-26-54L-10-46L0-58L10-46L26-54L20-36Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 2.5)) +
  shine('M-20-26C-20-12-16 0-10 6', 4, 0.7) +
  box(-20, 42, 40, 8, 3, SILVER.dark, edged(metal.edge, 2.5))
