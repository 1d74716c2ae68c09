import { GREEN, ORANGE, PINK, RED, VIOLET, YELLOW } from '../colour.ts'
import { raised, shine, solid, sphere } from '../shapes.ts'
import { edged, faint, line, oval, paint, placed, type Sheet } from '../sheet.ts'
import type { Figure } from './figure.ts'

const leaf = (sheet: Sheet, x: number, y: number, turn: number, scale = 1): string =>
  placed(
    paint('M0 0C8-20 30-22 44-10C32 6 14 10 0 0Z', sheet.fade(GREEN.light, GREEN.dark), edged(GREEN.edge, 2.5)) +
      line('M5-1C16-6 26-9 36-9', GREEN.edge, 1.8, faint(0.6)),
    x,
    y,
    scale,
    turn,
  )

export const cherries: Figure = (sheet) => {
  const stems = sheet.outline('M-20 12C-16-14-2-32 16-42M24 20C26-6 22-26 16-42')
  const one = sheet.stamp(sphere(sheet, 0, 0, 24, RED, 3))
  return (
    `<g fill="none">${stems(edged(GREEN.edge, 8))}${stems(edged(GREEN.mid, 4))}</g>` +
    leaf(sheet, 14, -40, 18, 0.9) +
    one(-22, 20) +
    one(24, 26, 0.92)
  )
}

export const lemon: Figure = (sheet) =>
  leaf(sheet, 8, -30, -24, 0.95) +
  solid(
    sheet,
    'M-50 4C-44 0-42-6-36-14C-22-34 18-36 34-14C40-6 42 2 50 6C44 10 42 14 36 20C18 42-20 42-36 20C-40 14-44 8-50 4Z',
    YELLOW,
    3.5,
  ) +
  oval(-12, -10, 18, 9, '#fff', ` transform="rotate(-18 -12 -10)"${faint(0.6)}`) +
  line('M16 6h.1M4 16h.1M22 18h.1M-14 18h.1', YELLOW.dark, 4, faint(0.5))

export const melon: Figure = (sheet) => {
  return placed(
    raised(sheet, 'M-48-20A49 49 0 0 0 48-20Z', GREEN.dark, edged(GREEN.edge, 4)) +
      paint('M-41-20A42 42 0 0 0 41-20Z', '#e9f7cf') +
      paint('M-37-20A38 38 0 0 0 37-20Z', sheet.fade(RED.light, RED.mid)) +
      line('M-20-4v3M-6 6v3M9-2v3M-11-13v2M22 5v3M6-13v2', '#3a1420', 5) +
      shine('M-32-14H20', 3.5, 0.45),
    0,
    4,
    1.02,
    -18,
  )
}

export const grapes: Figure = (sheet, tint) => {
  const colours = tint === VIOLET ? tint : VIOLET
  const rows = [
    [-24, -12],
    [0, -14],
    [24, -12],
    [-12, 6],
    [12, 6],
    [0, 26],
  ]
  return (
    line('M0-20C0-34 6-40 12-46', GREEN.edge, 7) +
    leaf(sheet, 2, -30, 6, 0.85) +
    rows.map(([x = 0, y = 0]) => sheet.stamp(sphere(sheet, 0, 0, 15, colours, 2.2))(x, y + 4)).join('')
  )
}

export const mango: Figure = (sheet) =>
  leaf(sheet, 4, -40, 30, 1) +
  line('M0-36L4-46', GREEN.edge, 6) +
  raised(
    sheet,
    'M0-36C34-38 50-8 40 18C30 44-8 50-30 34C-50 18-40-32 0-36Z',
    sheet.fadeVia(RED.light, ORANGE.light, YELLOW.mid, 'slant', 0.4),
    edged(ORANGE.edge, 3.5),
  ) +
  shine('M-26 4C-24-10-16-20-4-24', 7, 0.6)

export const orange: Figure = (sheet) =>
  sphere(sheet, 0, 6, 41, ORANGE, 3.5) +
  leaf(sheet, 2, -32, 4, 0.9) +
  paint('M-7-30L0-38L7-30L0-25Z', GREEN.dark, edged(GREEN.edge, 2)) +
  line('M14 8h.1M24 20h.1M4 26h.1M-10 16h.1M18 32h.1', ORANGE.dark, 4, faint(0.5))

export const pomegranate: Figure = (sheet) =>
  paint('M-16-28L-20-48L-8-40L0-50L8-40L20-48L16-28Z', sheet.fade(RED.light, RED.dark), edged(RED.edge, 3)) +
  sphere(sheet, 0, 8, 39, RED, 3.5) +
  paint('M-2 0C14-8 34 0 32 16C30 32 10 40-2 30C-12 22-12 6-2 0Z', '#fff1da', edged(RED.edge, 2.5)) +
  line('M4 8h.1M14 6h.1M24 12h.1M8 18h.1M18 20h.1M4 27h.1M14 31h.1', RED.dark, 11) +
  line('M4 8h.1M14 6h.1M24 12h.1M8 18h.1M18 20h.1M4 27h.1M14 31h.1', PINK.mid, 8.4)
