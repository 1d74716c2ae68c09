import { IVORY, ORANGE, RED, SILVER, WOOD, YELLOW } from '../colour.ts'
import { raised, regular, shadowOf, shine, solid, starPath } from '../shapes.ts'
import { beads, box, circle, edged, faint, line, oval, paint, placed } from '../sheet.ts'
import type { Figure } from './figure.ts'

const ANCHOR = 'M0-22V42M-40 14C-38 34-20 44 0 44S38 34 40 14M-20-12H20'

export const anchor: Figure = (_sheet, tint, metal) =>
  `<g transform="translate(0 6)" opacity=".28">${line(ANCHOR, '#000', 17)}</g>` +
  line(ANCHOR, metal.edge, 18) +
  circle(0, -34, 12, 'none', edged(metal.edge, 15)) +
  line(ANCHOR, metal.mid, 11) +
  circle(0, -34, 12, 'none', edged(metal.mid, 9)) +
  paint('M-50 22L-42 0L-26 16ZM50 22L42 0L26 16Z', metal.light, edged(metal.edge, 3)) +
  line('M-2-18V38', metal.shine, 3.4) +
  line('M-18-40C-36-30 26-8 18 8C10 22-26 26-20 46', tint.edge, 8) +
  line('M-18-40C-36-30 26-8 18 8C10 22-26 26-20 46', tint.light, 4.6)

export const rocket: Figure = (sheet, tint) =>
  placed(
    paint('M-13 34C-10 50-4 58 0 66C4 58 10 50 13 34Z', sheet.fade(YELLOW.light, RED.mid), edged(RED.edge, 2.5)) +
      paint('M-16 4L-34 30L-15 32ZM16 4L34 30L15 32Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 3)) +
      solid(sheet, 'M0-56C20-36 22 8 14 36H-14C-22 8-20-36 0-56Z', SILVER, 3.5) +
      paint('M0-56C8-48 13-38 15-26H-15C-13-38-8-48 0-56Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 2.5)) +
      circle(0, -8, 10, sheet.fade('#bfeaff', '#2b6fd0'), edged(SILVER.edge, 3.5)) +
      shine('M-9 4C-10 14-9 22-8 28', 4, 0.8),
    -6,
    2,
    0.92,
    38,
  )

export const compass: Figure = (sheet, tint, metal) =>
  circle(0, 6, 47, '#000', faint(0.28)) +
  circle(0, 0, 46, sheet.metal(metal), edged(metal.edge, 3.5)) +
  circle(0, 0, 35, sheet.fade(IVORY.shine, IVORY.mid), edged(metal.dark, 3)) +
  line('M0-31V-26M0 31V26M-31 0H-26M31 0H26', metal.edge, 3.4) +
  paint(starPath(4, 22, 6, 45), metal.light, faint(0.8)) +
  placed(
    paint('M0-29L8 0H-8Z', RED.mid, edged(RED.edge, 2)) + paint('M0 29L8 0H-8Z', tint.dark, edged(tint.edge, 2)),
    0,
    0,
    1,
    32,
  ) +
  circle(0, 0, 4.4, metal.light, edged(metal.edge, 2))

export const lantern: Figure = (sheet, tint, metal) =>
  line('M0-50V-38M0 38V50', metal.edge, 4) +
  circle(0, 0, 48, sheet.glow(YELLOW.light, 0.6)) +
  paint('M-22 36H22V44H-22ZM-22-44H22V-34H-22Z', sheet.fade(metal.light, metal.dark), edged(metal.edge, 3)) +
  solid(sheet, 'M-20-34H20C48-24 48 24 20 36H-20C-48 24-48-24-20-34Z', tint, 3.5) +
  line('M-12-34C-26-16-26 18-12 36M12-34C26-16 26 18 12 36M0-34V36', tint.edge, 2.2, faint(0.55)) +
  oval(0, 2, 18, 22, sheet.glow('#fff6c8', 0.95)) +
  line('M-6 50V58M0 50V60M6 50V58', metal.light, 3)

export const drum: Figure = (sheet, tint, metal) =>
  placed(
    solid(sheet, 'M-36-28C-42 0-42 12-32 34C-20 44 20 44 32 34C42 12 42 0 36-28Z', tint, 3.5) +
      line('M-36-20L-22 38L-8-18L8 40L22-18L32 34', metal.light, 3.4) +
      oval(0, -28, 37, 14, sheet.fade(IVORY.shine, IVORY.mid), edged(WOOD.edge, 4)) +
      oval(0, -28, 14, 5.4, WOOD.edge, faint(0.85)),
    0,
    2,
    1,
    -10,
  ) +
  line('M18-24L48-46', WOOD.edge, 8) +
  line('M18-24L48-46', WOOD.light, 4.6) +
  circle(18, -24, 6, WOOD.light, edged(WOOD.edge, 2.5))

export const kite: Figure = (sheet, tint, metal) =>
  line('M-14 32C-34 36-20 50-40 50', metal.light, 3) +
  paint('M-30 36l-8-6v12zM-30 36l8-6v12z', RED.mid, edged(RED.edge, 1.6)) +
  shadowOf('M14-50L46-8L-16 34L-40-22Z') +
  paint('M14-50L46-8L4-4Z', tint.light) +
  paint('M46-8L-16 34L4-4Z', tint.dark) +
  paint('M-16 34L-40-22L4-4Z', tint.mid) +
  paint('M-40-22L14-50L4-4Z', tint.shine) +
  paint('M14-50L46-8L-16 34L-40-22Z', 'none', edged(tint.edge, 3.5)) +
  line('M14-50L-16 34M46-8L-40-22', tint.edge, 2) +
  circle(5, -6, 8, sheet.ball(metal), edged(metal.edge, 2))

export const balloon: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M0-50C32-50 44-26 36-4C30 10 14 20 10 26H-10C-14 20-30 10-36-4C-44-26-32-50 0-50Z', tint, 3.5) +
  paint('M-10-49C-26-30-20 6-5 26H5C20 6 26-30 10-49Z', metal.light, faint(0.85)) +
  paint('M-3-50C-6-20-4 6-1 26H1C4 6 6-20 3-50Z', tint.dark, faint(0.7)) +
  line('M-8 27L-7 36M8 27L7 36', WOOD.edge, 2.4) +
  box(-11, 35, 22, 15, 4, sheet.fade(WOOD.light, WOOD.dark), edged(WOOD.edge, 3)) +
  shine('M-30-14C-29-26-24-34-17-39', 5, 0.7)

export const sword: Figure = (sheet, tint, metal) => {
  const blade = sheet.stamp(
    paint('M-6 14L-7-44L0-58L7-44L6 14Z', sheet.fade(SILVER.shine, SILVER.mid, 'across'), edged(SILVER.edge, 3)) +
      line('M0-44V10', SILVER.dark, 2) +
      paint('M-20 13H20V21H-20Z', sheet.metal(metal), edged(metal.edge, 2.5)) +
      box(-5, 21, 10, 20, 3, tint.dark, edged(tint.edge, 2.5)) +
      circle(0, 45, 6, metal.light, edged(metal.edge, 2.5)),
  )
  const shield = 'M-26-26C-12-22-6-26 0-32C6-26 12-22 26-26C30 4 18 26 0 36C-18 26-30 4-26-26Z'
  return (
    blade(0, 2, 0.92, -45) +
    blade(0, 2, 0.92, 45) +
    raised(sheet, shield, sheet.fade(tint.light, tint.dark), edged(metal.mid, 5)) +
    paint(starPath(5, 15, 7), metal.light, edged(metal.edge, 2))
  )
}

export const clock: Figure = (sheet, tint, metal) =>
  box(-8, -52, 16, 10, 3, metal.mid, edged(metal.edge, 3)) +
  paint(regular(12, 47, 15), sheet.metal(metal), edged(metal.edge, 3.5)) +
  circle(0, 0, 36, sheet.fade(tint.dark, tint.edge), edged(metal.dark, 2)) +
  beads(0, 0, 28, 12, 5, metal.light) +
  line('M0 0V-22M0 0L15 10', IVORY.light, 4.6) +
  circle(0, 0, 5, ORANGE.mid) +
  shine('M-36-20C-32-28-26-34-18-38', 3.5, 0.9)
