import { BLUE, GREEN, IVORY, ORANGE, PINK, RED, ramp, SILVER, TEAL, WOOD, YELLOW } from '../colour.ts'
import { eye, petal, raised, shine, solid } from '../shapes.ts'
import { circle, edged, faint, line, oval, paint, placed } from '../sheet.ts'
import type { Figure } from './figure.ts'

export const tiger: Figure = (sheet) =>
  sheet.mirrored(circle(33, -32, 14, ORANGE.mid, edged(ORANGE.edge, 3.5)) + circle(33, -32, 7, PINK.light)) +
  solid(
    sheet,
    'M0-44C34-46 48-18 46 6C50 14 44 24 38 26C30 44 14 48 0 48S-30 44-38 26C-44 24-50 14-46 6C-48-18-34-46 0-44Z',
    ORANGE,
    3.5,
  ) +
  paint('M0 4C16-2 34 8 30 24C24 42 10 46 0 46S-24 42-30 24C-34 8-16-2 0 4Z', IVORY.light) +
  sheet.mirrored(paint('M10-30C12-18 30-20 30-10C24 0 12-4 8-10Z', IVORY.light, faint(0.85))) +
  paint('M-4-44H4L2-22H-2ZM-18-43L-10-42L-8-28ZM18-43L10-42L8-28Z', '#2a1208') +
  sheet.mirrored(paint('M46-6L28-2L46 4ZM44 14L28 12L42 24Z', '#2a1208') + eye(18, -6, 8)) +
  paint('M-10 12H10C10 20 4 24 0 24S-10 20-10 12Z', PINK.dark, edged('#2a1208', 2)) +
  line('M0 24V30M0 30C-4 36-12 36-16 32M0 30C4 36 12 36 16 32', '#2a1208', 3)

export const elephant: Figure = (sheet, tint, metal) => {
  const skin = ramp(255, 0.05)
  return (
    sheet.mirrored(
      paint('M20-26C44-44 56-16 48 8C44 20 32 20 22 10Z', sheet.fade(skin.light, skin.dark), edged(skin.edge, 3)) +
        paint('M28-18C42-28 46-10 42 4C38 10 32 8 28 4Z', PINK.light, faint(0.6)),
    ) +
    solid(
      sheet,
      'M0-44C24-44 32-26 30-4C28 10 18 14 14 22C12 34 16 46 4 48C-8 48-12 34-14 22C-18 14-28 10-30-4C-32-26-24-44 0-44Z',
      skin,
      3.5,
    ) +
    paint('M-22-38C-12-46 12-46 22-38L0-4Z', sheet.fade(tint.light, tint.dark), edged(metal.mid, 3)) +
    circle(0, -25, 7, metal.mid, edged(metal.edge, 2)) +
    sheet.mirrored(
      eye(17, -4, 6) + paint('M14 14C22 18 26 26 24 36C18 34 12 28 11 20Z', IVORY.light, edged(IVORY.edge, 2)),
    ) +
    line('M-9 22H8M-8 30H8M-6 38H8', skin.edge, 2, faint(0.6))
  )
}

export const owl: Figure = (sheet, tint) =>
  sheet.mirrored(paint('M8-36L40-48L36-20Z', tint.dark, edged(tint.edge, 3))) +
  solid(sheet, 'M0-40C34-42 44-14 40 12C36 36 18 48 0 48S-36 36-40 12C-44-14-34-42 0-40Z', tint, 3.5) +
  paint('M0 2C16 2 22 14 20 26C16 40 8 44 0 44S-16 40-20 26C-22 14-16 2 0 2Z', IVORY.mid) +
  line('M-10 14L-5 19L0 14L5 19L10 14M-10 26L-5 31L0 26L5 31L10 26', WOOD.dark, 2.6) +
  sheet.mirrored(
    circle(17, -14, 17, IVORY.light, edged(tint.edge, 2.5)) +
      circle(17, -14, 10, YELLOW.mid) +
      circle(17, -14, 6, '#1a1020') +
      circle(15, -17, 2.4, '#fff'),
  ) +
  paint('M-6-8H6L0 6Z', ORANGE.mid, edged(ORANGE.edge, 2)) +
  sheet.mirrored(paint('M40 0C50 16 42 34 30 40C36 24 36 14 34 2Z', tint.dark, edged(tint.edge, 2.5)))

export const koi: Figure = (sheet, tint) =>
  placed(
    paint(
      'M26 4C38-20 50-22 54-18C48-4 50 6 56 20C44 22 34 16 26 4Z',
      sheet.fade(tint.light, tint.dark),
      edged(tint.edge, 3),
    ) +
      paint('M-8-16C0-36 18-36 26-28L14-8Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 3)) +
      solid(sheet, 'M-50 4C-38-26 8-32 32 2C8 34-36 32-50 4Z', tint, 3.5) +
      paint('M-22-20C-12-8-12 16-22 27C-36 24-46 14-50 4C-46-8-36-18-22-20Z', IVORY.light, faint(0.9)) +
      line('M0-10C6-4 6 10 0 18M12-8C18-2 18 8 12 14', tint.shine, 3, faint(0.7)) +
      eye(-34, 0, 6.5) +
      paint('M-10 12C-2 18 0 30-8 34C-16 30-18 20-10 12Z', tint.light, edged(tint.edge, 2)) +
      shine('M-14-16C-4-19 6-17 14-12', 4, 0.5),
    0,
    0,
    0.96,
    -24,
  )

export const peacock: Figure = (sheet) => {
  const feather = sheet.stamp(
    paint(petal(60, 20), sheet.fade(TEAL.mid, GREEN.dark), edged(GREEN.edge, 2)) +
      circle(0, -45, 9, YELLOW.mid) +
      circle(0, -44, 6, BLUE.mid) +
      circle(0, -43, 3, BLUE.edge),
  )
  const feathers = [-75, -50, -25, 75, 50, 25, 0].map((turn) => feather(0, 16, 1, turn))
  return (
    feathers.join('') +
    solid(sheet, 'M0-16C12-16 12-4 8 4C22 14 22 40 0 48C-22 40-22 14-8 4C-12-4-12-16 0-16Z', BLUE, 3) +
    line('M0-16V-28M-4-16L-9-26M4-16L9-26', BLUE.edge, 2) +
    line('M0-29h.1M-9-27h.1M9-27h.1', TEAL.light, 6) +
    line('M-4-7h.1M4-7h.1', '#fff', 6) +
    line('M-4-7h.1M4-7h.1', BLUE.edge, 3.4) +
    paint('M-3-2H3L0 5Z', YELLOW.mid) +
    shine('M-9 22C-9 30-6 36-2 40', 4, 0.45)
  )
}

export const bull: Figure = (sheet, tint, metal) => {
  const hide = ramp(32, 0.1)
  return (
    sheet.mirrored(
      paint('M22-22C40-20 48-34 42-50C58-38 54-8 28-6Z', sheet.fade(IVORY.light, IVORY.dark), edged(IVORY.edge, 3)) +
        paint('M28-8L48-4C44 6 34 8 28 4Z', hide.mid, edged(hide.edge, 2.5)),
    ) +
    solid(
      sheet,
      'M0-34C26-36 32-16 28 2C26 14 24 20 24 28C22 44 10 48 0 48S-22 44-24 28C-24 20-26 14-28 2C-32-16-26-36 0-34Z',
      hide,
      3.5,
    ) +
    paint('M-14-33H14L0-6Z', sheet.fade(tint.light, tint.dark), edged(metal.mid, 2.5)) +
    oval(0, 32, 20, 13, PINK.light, edged(hide.edge, 2)) +
    sheet.mirrored(oval(8, 30, 4, 3, hide.edge) + eye(16, -4, 5.5)) +
    paint('M-9 38A10 10 0 1 0 9 38', 'none', edged(metal.edge, 6)) +
    paint('M-9 38A10 10 0 1 0 9 38', 'none', edged(metal.light, 3.4))
  )
}

export const dragon: Figure = (sheet, tint, metal) =>
  sheet.mirrored(
    paint('M14-30C18-50 34-50 44-46C34-40 34-30 28-20Z', sheet.fade(metal.light, metal.dark), edged(metal.edge, 3)) +
      paint('M28-14L52-20L42-6L54 4L38 8L44 22L28 18Z', sheet.fade(RED.light, RED.dark), edged(RED.edge, 2.5)),
  ) +
  solid(
    sheet,
    'M0-40C24-40 34-22 32-4C30 8 22 12 22 22C24 38 12 47 0 47S-24 38-22 22C-22 12-30 8-32-4C-34-22-24-40 0-40Z',
    tint,
    3.5,
  ) +
  paint('M-6-38L0-26L6-38ZM-5-24L0-14L5-24Z', metal.light) +
  sheet.mirrored(
    paint('M6-14C14-24 26-22 28-14C22-4 12-4 6-14Z', '#fff8d8', edged(tint.edge, 2)) +
      circle(17, -13, 5, RED.dark) +
      oval(9, 22, 4, 3, tint.edge) +
      paint('M6 36L12 36L9 45Z', '#fff'),
  ) +
  line('M-16 34C-8 38 8 38 16 34', tint.edge, 3) +
  line('M16 28C30 26 34 34 46 34M-16 28C-30 26-34 34-46 34', metal.light, 3.4)

export const frog: Figure = (sheet, _tint, metal) =>
  sheet.mirrored(circle(24, -26, 16, GREEN.mid, edged(GREEN.edge, 3.5)) + eye(24, -27, 10)) +
  solid(sheet, 'M0-26C36-28 50-2 46 18C42 40 20 46 0 46S-42 40-46 18C-50-2-36-28 0-26Z', GREEN, 3.5) +
  paint('M-34 22C-16 40 16 40 34 22C30 38 14 44 0 44S-30 38-34 22Z', GREEN.shine, faint(0.75)) +
  line('M-36 12C-18 30 18 30 36 12', GREEN.edge, 4) +
  circle(0, 34, 14, sheet.metal(metal), edged(metal.edge, 3)) +
  circle(0, 34, 6, metal.edge, faint(0.5)) +
  shine('M-22-10C-12-15 0-16 10-15', 4, 0.5)

export const wolf: Figure = (sheet, tint) =>
  sheet.mirrored(
    paint('M8-28L38-50L42-12Z', sheet.fade(SILVER.mid, SILVER.dark), edged(SILVER.edge, 3.5)) +
      paint('M18-28L34-40L35-20Z', tint.mid),
  ) +
  raised(
    sheet,
    'M0-32L36-20L48 10L24 26L0 48L-24 26L-48 10L-36-20Z',
    sheet.fade(SILVER.light, SILVER.dark),
    edged(SILVER.edge, 3.5),
  ) +
  paint('M0-30L12-2L8 30L0 44L-8 30L-12-2Z', SILVER.shine) +
  paint('M-36-20L-12-2L-24 26L-48 10ZM36-20L12-2L24 26L48 10Z', SILVER.dark, faint(0.4)) +
  sheet.mirrored(paint('M12-2L30-8L22 6Z', tint.light, edged(SILVER.edge, 2.5)) + circle(20, -1, 2.6, '#0a0d1c')) +
  paint('M-8 26H8L0 38Z', SILVER.edge)
