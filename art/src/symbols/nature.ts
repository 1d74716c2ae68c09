import { GREEN, IVORY, ORANGE, PINK, RED, YELLOW } from '../colour.ts'
import { glint, petal, raised, shine, solid, sphere, starPath } from '../shapes.ts'
import { circle, edged, faint, line, oval, paint, placed } from '../sheet.ts'
import type { Figure } from './figure.ts'

export const lotus: Figure = (sheet, tint) => {
  const outer = sheet.stamp(paint(petal(58, 18), sheet.fade(tint.light, tint.dark), edged(tint.edge, 2.4)))
  const inner = sheet.stamp(paint(petal(76, 22), sheet.fade('#fff', tint.mid), edged(tint.edge, 2.4)))
  return (
    oval(0, 38, 46, 9, '#000', faint(0.25)) +
    paint('M-50 30C-30 20 30 20 50 30C30 46-30 46-50 30Z', sheet.fade(GREEN.mid, GREEN.dark), edged(GREEN.edge, 2.5)) +
    outer(0, 32, 0.9, -68) +
    outer(0, 32, 0.9, 68) +
    outer(0, 32, 1.1, -43) +
    outer(0, 32, 1.1, 43) +
    inner(0, 32, 0.96, -21) +
    inner(0, 32, 0.96, 21) +
    inner(0, 32, 1.06) +
    circle(0, 28, 7, YELLOW.light, edged(YELLOW.dark, 2))
  )
}

export const moon: Figure = (sheet, tint, metal) =>
  solid(sheet, 'M14-48A48 48 0 1 0 46 22A38 38 0 0 1 14-48Z', metal, 3.5) +
  circle(-22, 4, 6, metal.dark, faint(0.4)) +
  circle(-10, 26, 4, metal.dark, faint(0.4)) +
  circle(-12, -20, 4, metal.dark, faint(0.35)) +
  paint(
    starPath(5, 17, 7.5, 12),
    sheet.fade(tint.shine, tint.mid),
    ` transform="translate(26 -12)"${edged(tint.edge, 2.5)}`,
  ) +
  shine('M-36-8C-34-22-26-32-16-38', 4, 0.7)

export const comet: Figure = (sheet, tint) =>
  paint('M-6 26L50-50L20 0L48-22L16 16Z', sheet.fade('#fff', tint.mid, 'slant', 0, 0.95)) +
  paint('M-36-2L26-44L4 2L50-46L6 38L-10 44Z', sheet.fade(YELLOW.light, RED.mid), edged(RED.edge, 2.5) + faint(0.9)) +
  sphere(sheet, -18, 20, 27, tint, 3) +
  circle(-26, 26, 5, tint.dark, faint(0.6)) +
  circle(-10, 32, 3.6, tint.dark, faint(0.6)) +
  circle(-10, 12, 4, tint.dark, faint(0.5))

export const sun: Figure = (sheet, _tint, metal) =>
  paint(starPath(14, 50, 33), sheet.fade(YELLOW.light, ORANGE.mid), edged(ORANGE.edge, 3)) +
  circle(0, 0, 31, sheet.ball(metal), edged(metal.edge, 3)) +
  line('M-14-4C-12-9-7-9-5-4M5-4C7-9 12-9 14-4M-11 9C-6 16 6 16 11 9', metal.edge, 3.4) +
  circle(-18, 7, 4.5, RED.mid, faint(0.4)) +
  circle(18, 7, 4.5, RED.mid, faint(0.4))

export const flame: Figure = (sheet) =>
  solid(
    sheet,
    'M4-50C10-30 40-16 38 14C36 38 16 48 0 48S-38 38-38 12C-38-6-24-14-22-30C-12-26-8-18-6-12C2-22 6-34 4-50Z',
    RED,
    3.5,
  ) +
  paint(
    'M2-18C8-2 26 4 24 22C22 38 10 44 0 44S-24 36-24 20C-24 8-16 4-14-6C-8-2-6 2-4 6C0-2 4-8 2-18Z',
    sheet.fade(YELLOW.light, ORANGE.mid),
  ) +
  paint('M0 8C6 16 13 20 12 28C10 38 4 41 0 41S-12 36-12 27C-12 20-2 16 0 8Z', '#fffbe0') +
  shine('M-28 14C-28 4-22-2-18-10', 4, 0.45)

export const shell: Figure = (sheet, tint) => {
  const ribs = 'M-8 36L-40 2M-5 34L-25-20M-2 34L-8-31M2 34L8-31M5 34L25-20M8 36L40 2'
  return (
    solid(
      sheet,
      'M-12 42C-40 32-54 0-44-18C-40-28-30-28-28-30C-24-42-12-42-8-40C-4-46 4-46 8-40C12-42 24-42 28-30C30-28 40-28 44-18C54 0 40 32 12 42Z',
      tint,
      3.5,
    ) +
    line(ribs, '#fff', 4, faint(0.4)) +
    paint('M-18 38H18L12 48H-12Z', tint.dark, edged(tint.edge, 3)) +
    sphere(sheet, 0, 22, 13, IVORY, 2)
  )
}

export const rose: Figure = (sheet) =>
  sheet.mirrored(
    placed(paint(petal(34, 14), sheet.fade(GREEN.light, GREEN.dark), edged(GREEN.edge, 2.5)), 12, 22, 1, 130),
  ) +
  raised(
    sheet,
    'M0-42C26-44 44-24 40 0C38 22 20 34 0 34S-38 22-40 0C-44-24-26-44 0-42Z',
    sheet.fade(PINK.light, RED.dark),
    edged(RED.edge, 3.5),
  ) +
  line(
    'M-30-16C-24 8-10 22 2 22C20 20 30 4 28-14M-18-24C-18-6-8 8 4 8C16 6 20-8 16-18M-6-26C-8-16-2-8 4-8C10-10 8-20 2-22',
    RED.edge,
    3.4,
  ) +
  line('M-22-28C-12-38 12-38 22-26', PINK.shine, 4, faint(0.7))

export const leaf: Figure = (sheet, _tint, metal) =>
  solid(
    sheet,
    'M0 48C-2 34-2 30-2 28C-18 38-36 34-42 30C-36 26-34 22-34 18C-46 12-50-4-50-12C-44-10-38-10-34-12C-38-26-30-36-28-40C-22-32-18-28-14-26C-14-38-6-46 0-50C6-46 14-38 14-26C18-28 22-32 28-40C30-36 38-26 34-12C38-10 44-10 50-12C50-4 46 12 34 18C34 22 36 26 42 30C36 34 18 38 2 28Z',
    metal,
    3,
  ) +
  line('M0 34V-34M0 22L-26 20M0 22L26 20M0 8L-32-4M0 8L32-4M0-8L-18-24M0-8L18-24', metal.dark, 2.6) +
  paint(glint(-14, -12, 9), '#fff')

export const snow: Figure = (sheet, tint) => {
  const arms = (colour: string, width: number): string => {
    const arm = sheet.stamp(line('M0 0V-44M-13-38L0-27L13-38M-10-22L0-13L10-22', colour, width))
    return [0, 60, 120, 180, 240, 300].map((turn) => arm(0, 0, 1, turn)).join('')
  }
  return arms(tint.edge, 11) + arms(tint.shine, 5.5) + circle(0, 0, 8, tint.mid)
}
