import type { Ramp } from '../colour.ts'
import { at } from '../random.ts'
import { around, type Point, polygon, raised, regular, shine } from '../shapes.ts'
import { edged, faint, oval, paint, type Sheet } from '../sheet.ts'
import type { Figure } from './figure.ts'

/** Draws facets between girdle and table, each a little lighter or darker than its neighbour. */
function cut(sheet: Sheet, girdle: readonly Point[], table: readonly Point[], colours: Ramp): string {
  const outline = polygon(girdle)
  let lit = ''
  let dim = ''
  girdle.forEach((corner, i) => {
    const next = at(girdle, i + 1)
    const facet = polygon([corner, next, at(table, i + 1), at(table, i)])
    if (i % 2 === 0) lit += facet
    if (corner[1] + next[1] > 0) dim += facet
  })
  return (
    raised(sheet, outline, sheet.fadeVia(colours.light, colours.mid, colours.dark), edged(colours.edge, 4)) +
    paint(lit, '#fff', faint(0.34)) +
    paint(dim, colours.edge, faint(0.28)) +
    paint(polygon(table), sheet.fade(colours.shine, colours.mid, 'slant'), faint(0.8)) +
    paint(outline, 'none', edged(colours.shine, 1.2) + faint(0.55))
  )
}

const ringOf = (sides: number, rx: number, ry: number, turn = 0): Point[] =>
  Array.from({ length: sides }, (_, i) => {
    const [x, y] = around(1, turn + (i * 360) / sides)
    return [x * rx, y * ry]
  })

export const brilliant: Figure = (sheet, tint) => {
  const outline = 'M-46-14L-24-42H24L46-14L0 46Z'
  return (
    raised(sheet, outline, sheet.fade(tint.light, tint.dark), edged(tint.edge, 4)) +
    paint('M-24-42L-13-14H13L24-42Z', tint.shine) +
    paint('M-46-14L-24-42L-13-14ZM13-14L24-42L46-14Z', '#fff', faint(0.42)) +
    paint('M-46-14H-13L0 46Z', '#fff', faint(0.24)) +
    paint('M-13-14H13L0 46Z', sheet.fade(tint.shine, tint.mid), faint(0.6)) +
    paint('M13-14H46L0 46Z', tint.edge, faint(0.32)) +
    shine('M-36-17L-26-32', 3.5, 0.9)
  )
}

export const emerald: Figure = (sheet, tint) => {
  const corners = (w: number, h: number, c: number): Point[] => [
    [-w + c, -h],
    [w - c, -h],
    [w, -h + c],
    [w, h - c],
    [w - c, h],
    [-w + c, h],
    [-w, h - c],
    [-w, -h + c],
  ]
  return cut(sheet, corners(36, 47, 15), corners(20, 29, 9), tint) + shine('M-12-22H6', 4, 0.85)
}

export const roundGem: Figure = (sheet, tint) =>
  cut(sheet, ringOf(10, 46, 46, 18), ringOf(10, 25, 25, 18), tint) + shine('M-13-12C-9-18-3-20 4-20', 4, 0.9)

export const hexGem: Figure = (sheet, tint) =>
  cut(sheet, ringOf(6, 47, 47), ringOf(6, 24, 24), tint) + shine('M-12-11L0-18', 4, 0.9)

export const dropGem: Figure = (sheet, tint) => {
  const outline = 'M0-49C12-28 38-8 38 14A38 34 0 0 1-38 14C-38-8-12-28 0-49Z'
  return (
    raised(sheet, outline, sheet.fadeVia(tint.shine, tint.mid, tint.dark), edged(tint.edge, 4)) +
    paint('M0-49L-16 2L-38 14C-38-8-12-28 0-49Z', '#fff', faint(0.35)) +
    paint('M0-49L16 2L38 14C38-8 12-28 0-49Z', tint.edge, faint(0.16)) +
    paint('M-38 14L-16 2L0 48A38 34 0 0 1-38 14Z', tint.edge, faint(0.2)) +
    paint('M38 14L16 2L0 48A38 34 0 0 0 38 14Z', tint.edge, faint(0.42)) +
    paint('M0-49L-16 2L0 48L16 2Z', sheet.fade(tint.shine, tint.mid), faint(0.55)) +
    shine('M-24 6C-22-6-14-16-9-24', 4, 0.85)
  )
}

export const heartGem: Figure = (sheet, tint) => {
  const outline = 'M0 44C-30 22-50 2-46-20C-42-42-14-46 0-24C14-46 42-42 46-20C50 2 30 22 0 44Z'
  return (
    raised(sheet, outline, sheet.fadeVia(tint.light, tint.mid, tint.dark), edged(tint.edge, 4)) +
    paint('M0-24L-18 0L-46-20C-42-42-14-46 0-24Z', '#fff', faint(0.4)) +
    paint('M-46-20L-18 0L0 44C-30 22-50 2-46-20Z', '#fff', faint(0.12)) +
    paint('M46-20L18 0L0 44C30 22 50 2 46-20Z', tint.edge, faint(0.35)) +
    paint('M0-24L-18 0L0 44L18 0Z', sheet.fade(tint.shine, tint.mid), faint(0.5)) +
    shine('M-35-22C-33-30-24-34-17-32', 5, 0.85)
  )
}

export const crystal: Figure = (sheet, tint) => {
  const shard = sheet.stamp(
    paint('M-16 0V-63L0-90L16-63V0Z', sheet.fade(tint.shine, tint.dark), edged(tint.edge, 3.5)) +
      paint('M-16 0V-63L0-90L-3-57V0Z', '#fff', faint(0.4)) +
      paint('M16 0V-63L0-90L8-57V0Z', tint.edge, faint(0.25)),
  )
  return (
    oval(0, 44, 46, 8, '#000', faint(0.28)) +
    shard(-18, 40, 0.68, -28) +
    shard(18, 40, 0.72, 26) +
    shard(0, 40) +
    shard(-12, 42, 0.46, -12) +
    shard(14, 42, 0.42, 12)
  )
}

export const prism: Figure = (sheet, tint) =>
  cut(
    sheet,
    [
      [0, -48],
      [44, 34],
      [-44, 34],
    ],
    [
      [0, -14],
      [15, 16],
      [-15, 16],
    ],
    tint,
  ) +
  paint(regular(3, 15, 0), '#fff', faint(0.35)) +
  shine('M-26 24L-12-2', 3.5, 0.7)
