import { GREEN, IVORY, RED, WOOD } from '../colour.ts'
import { around, disc, raised, regular, shadowOf, shine, solid, starPath } from '../shapes.ts'
import { box, circle, edged, faint, line, oval, paint, placed } from '../sheet.ts'
import type { Figure } from './figure.ts'

const SEVEN = 'M-36-42H38V-22C22-2 12 18 9 45H-24C-21 18-8-2 8-19H-36Z'

export const seven: Figure = (sheet, tint, metal) =>
  shadowOf(SEVEN, 7) +
  paint(SEVEN, metal.edge, edged(metal.edge, 14)) +
  paint(SEVEN, 'none', edged(sheet.metal(metal), 9)) +
  paint(SEVEN, sheet.fadeVia(tint.light, tint.mid, tint.dark), edged(tint.edge, 1.5)) +
  shine('M-29-36H30', 5) +
  shine('M-6 38C-2 18 6 4 18-10', 3, 0.35)

export const star: Figure = (sheet, _tint, metal) => {
  const body = starPath(5, 50, 24)
  const facets = [0, 1, 2, 3, 4]
    .map((i) => {
      const [x, y] = around(48, i * 72)
      const [a, b] = around(22, i * 72 + 36)
      return `M0 0L${x.toFixed(1)} ${y.toFixed(1)}L${a.toFixed(1)} ${b.toFixed(1)}Z`
    })
    .join('')
  return (
    raised(sheet, body, sheet.fade(metal.shine, metal.mid), edged(metal.edge, 7)) +
    paint(body, sheet.fade(metal.shine, metal.mid), edged(metal.light, 3)) +
    paint(facets, metal.dark, faint(0.45)) +
    shine('M-4-34L-11-18', 4, 0.9)
  )
}

export const bell: Figure = (sheet, tint, metal) =>
  sphereClapper(metal.dark) +
  solid(sheet, 'M0-46C-26-46-27-20-30 2C-32 18-40 20-42 29H42C40 20 32 18 30 2C27-20 26-46 0-46Z', metal, 4) +
  paint('M-33 11H33L37 20H-37Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 2)) +
  shine('M-16-30C-21-20-21-8-22 2', 6, 0.75) +
  circle(0, -46, 6, metal.light, edged(metal.edge, 3))

const sphereClapper = (colour: string): string => circle(0, 34, 12, colour, edged('#3a1c06', 3))

export const horseshoe: Figure = (sheet, tint, metal) => {
  const shoe = 'M-30 44C-56-2-44-48 0-48S56-2 30 44L12 38C30 0 24-24 0-24S-30 0-12 38Z'
  const nails = line('M-27 14h.1M-35-7h.1M-28-29h.1M-11-41h.1M27 14h.1M35-7h.1M28-29h.1M11-41h.1', tint.edge, 7)
  return solid(sheet, shoe, metal, 4) + nails + shine('M-34-12C-33-28-22-39-6-40', 4, 0.8)
}

export const clover: Figure = (sheet) => {
  const leaf = 'M0-2C-12-10-30-22-24-38C-20-49-6-48 0-38C6-48 20-49 24-38C30-22 12-10 0-2Z'
  const leaves = sheet.spun(
    paint(leaf, sheet.fade(GREEN.light, GREEN.dark), edged(GREEN.edge, 2.5)) + shine('M-14-32C-12-36-9-37-6-36', 4),
    4,
  )
  return (
    line('M0 0C4 20 12 34 26 46', GREEN.edge, 10) +
    line('M0 0C4 20 12 34 26 46', GREEN.mid, 5) +
    placed(leaves, 0, -4, 0.98, 45)
  )
}

export const coin: Figure = (sheet, tint, metal) =>
  circle(0, 6, 47, '#000', faint(0.3)) +
  circle(0, 0, 46, sheet.metal(metal), edged(metal.edge, 3.5)) +
  circle(0, 0, 36, sheet.fade(metal.mid, metal.light), edged(metal.dark, 2.5)) +
  paint(starPath(8, 27, 15), sheet.fade(tint.light, tint.dark), edged(tint.edge, 2)) +
  circle(0, 0, 8, metal.light, edged(tint.edge, 2)) +
  shine('M-36-18C-31-29-22-36-11-39', 4.5, 0.9)

export const bars: Figure = (sheet, tint, metal) =>
  box(-46, -37, 92, 84, 8, '#000', faint(0.3)) +
  [-28, 0, 28]
    .map((y, i) =>
      box(-46, y - 13, 92, 26, 8, i === 1 ? sheet.fade(tint.light, tint.dark) : '#232a48', edged(metal.mid, 4)),
    )
    .join('') +
  line('M-22-28H22M-22 0H22M-22 28H22', metal.light, 7) +
  shine('M-36-35H34M-36-7H34M-36 21H34', 2.5, 0.5)

export const dice: Figure = (sheet, tint) => {
  const top = 'M0-46L42-25L0-4L-42-25Z'
  const left = 'M-42-25L0-4V46L-42 24Z'
  const right = 'M42-25L0-4V46L42 24Z'
  return (
    shadowOf('M0-46L42-25V24L0 46L-42 24V-25Z', 6) +
    paint(top, IVORY.shine, edged(IVORY.edge, 3)) +
    paint(left, sheet.fade(IVORY.light, IVORY.mid), edged(IVORY.edge, 3)) +
    paint(right, sheet.fade(IVORY.mid, IVORY.dark), edged(IVORY.edge, 3)) +
    oval(0, -25, 9, 5, RED.mid) +
    line('M-31-5v1M-21 11v1M-11 27v1M12 11v1M31 2v1M12 29v1M31 20v1', tint.dark, 9)
  )
}

export const target: Figure = (sheet, tint, metal) => {
  const rings = [46, 35, 24, 13].map((r, i) =>
    circle(0, 0, r, i % 2 === 0 ? sheet.fade(tint.light, tint.dark) : IVORY.light, i === 0 ? edged(tint.edge, 3) : ''),
  )
  return (
    circle(0, 6, 46, '#000', faint(0.28)) +
    rings.join('') +
    line('M4-4L38-38', WOOD.edge, 8) +
    line('M4-4L38-38', metal.mid, 4) +
    paint('M30-44L46-50L48-34L38-30Z', metal.light, edged(metal.edge, 2.5))
  )
}

export const hexNut: Figure = (sheet, tint, metal) =>
  solid(sheet, regular(8, 48, 22.5), metal, 4) +
  paint(regular(8, 36, 22.5), sheet.fade(tint.dark, tint.edge), edged(metal.dark, 2)) +
  paint(disc(0, 0, 20), sheet.ball(tint), edged(metal.light, 4)) +
  shine('M-36-22L-20-38H8', 4, 0.7)
