import { GREEN, IVORY, NIGHT, ORANGE, RED, ramp, SILVER, TEAL, VIOLET, WOOD, YELLOW } from '../colour.ts'
import { eye, petal, solid } from '../shapes.ts'
import { circle, edged, faint, line, oval, paint, placed } from '../sheet.ts'
import type { Figure } from './figure.ts'

const INK = '#2a1208'

export const parrot: Figure = (sheet) =>
  paint('M-8 30L-20 54L-4 50L2 58L10 46Z', sheet.fade(RED.light, RED.dark), edged(RED.edge, 2.5)) +
  solid(sheet, 'M-6-46C24-50 36-22 28 4C22 28 6 40-10 40C-26 34-32 10-28-12C-26-32-20-44-6-46Z', GREEN, 3.5) +
  paint('M4-8C28-6 32 18 8 38C-2 24-6 6 4-8Z', sheet.fade(TEAL.light, TEAL.dark), edged(TEAL.edge, 2.5)) +
  paint('M-26-28C-44-30-46-8-34 2C-34-8-28-12-20-14Z', sheet.fade(RED.light, RED.dark), edged(RED.edge, 2.5)) +
  eye(-10, -26, 7) +
  line('M-24-6C-14 2-2 0 6-8', RED.mid, 4)

const bird =
  (tuft: string, body: typeof WOOD, breast: string): Figure =>
  (sheet) =>
    tuft +
    paint('M20 14L54 26L50 34L18 32Z', sheet.fade(body.mid, body.edge), edged(body.edge, 2.5)) +
    solid(sheet, 'M-20-34C2-44 22-26 30 2C32 24 18 38-4 38C-26 38-34 18-34-2C-36-16-32-28-20-34Z', body, 3.5) +
    paint('M-32-4C-20 2-10 14-8 36C-26 36-36 18-32-4Z', breast) +
    paint('M-2-6C20-8 32 8 34 26C16 30 0 20-2-6Z', sheet.fade(body.dark, body.edge), edged(body.edge, 2)) +
    paint('M-32-22L-54-14L-32-10Z', sheet.fade(YELLOW.light, ORANGE.mid), edged(ORANGE.edge, 2.5)) +
    eye(-18, -20, 6) +
    line('M-8 38V50M6 38V50M-14 50H12', ORANGE.dark, 4)

export const songbird: Figure = bird('', WOOD, IVORY.light)
export const mynah: Figure = bird('', NIGHT, NIGHT.light)
export const hoopoe: Figure = (sheet, tint, metal) =>
  bird(
    [-40, -16, 8, 32]
      .map((turn) => placed(paint(petal(30, 9), ORANGE.mid, edged(INK, 2.5)), -14, -32, 1, turn))
      .join(''),
    ORANGE,
    IVORY.mid,
  )(sheet, tint, metal)

export const camel: Figure = (sheet) =>
  line('M-22 20V46M-6 22V46M12 22V46M26 18V46', WOOD.dark, 8) +
  solid(
    sheet,
    'M-52-22C-50-34-36-36-32-26C-30-14-28-6-18-6C-12-6-10-34 4-34C18-34 16-10 24-8C36-6 40 8 36 22C20 32-14 32-26 24C-40 16-42-2-44-14Z',
    WOOD,
    3.5,
  ) +
  paint('M-8-20C-2-34 12-32 16-16C10-8-2-8-8-20Z', sheet.fade(RED.light, RED.dark), edged(YELLOW.mid, 2.5)) +
  eye(-42, -24, 4.5) +
  line('M36 4C46 8 46 20 42 26', WOOD.edge, 3.5)

const horned =
  (horns: string): Figure =>
  (sheet) =>
    line(horns, IVORY.edge, 13) +
    line(horns, IVORY.mid, 8) +
    sheet.mirrored(paint('M18-14L44-20L34 0Z', WOOD.dark, edged(WOOD.edge, 2.5))) +
    solid(sheet, 'M0-28C20-28 24-8 20 8C16 28 12 42 0 44S-16 28-20 8C-24-8-20-28 0-28Z', WOOD, 3.5) +
    paint('M-8 40H8L4 56L0 50L-4 56Z', IVORY.mid, edged(IVORY.edge, 2)) +
    paint('M0-26C6-14 6 8 0 20C-6 8-6-14 0-26Z', IVORY.light, faint(0.8)) +
    sheet.mirrored(eye(11, -6, 5.5)) +
    line('M-6 30C-2 34 2 34 6 30', INK, 3)

export const goat: Figure = horned('M-10-26C-16-44-30-46-36-36M10-26C16-44 30-46 36-36')
export const markhor: Figure = horned(
  'M-8-26C-30-30-6-42-28-46C-16-54-30-58-26-60M8-26C30-30 6-42 28-46C16-54 30-58 26-60',
)

export const leopard: Figure = (sheet) =>
  sheet.mirrored(circle(30, -32, 13, SILVER.mid, edged(SILVER.edge, 3.5)) + circle(30, -32, 6, SILVER.dark)) +
  solid(sheet, 'M0-42C32-42 46-18 42 8C38 32 18 46 0 46S-38 32-42 8C-46-18-32-42 0-42Z', SILVER, 3.5) +
  paint('M0 4C16 0 28 10 26 24C20 40 8 42 0 42S-20 40-26 24C-28 10-16 0 0 4Z', IVORY.shine) +
  sheet.mirrored(
    circle(30, 0, 5, 'none', edged(INK, 3)) +
      circle(20, -28, 4.5, 'none', edged(INK, 3)) +
      circle(34, 16, 3.5, INK) +
      circle(8, -36, 3.5, INK) +
      eye(17, -8, 8),
  ) +
  paint('M-9 10H9C8 20 4 22 0 22S-8 20-9 10Z', INK) +
  line('M0 22V28M0 28C-4 34-12 34-16 30M0 28C4 34 12 34 16 30', INK, 3)

export const butterfly: Figure = (sheet, tint) =>
  sheet.mirrored(
    paint('M2-4C10-44 48-50 48-22C48-4 22 4 2 2Z', sheet.fade(tint.light, tint.dark), edged(tint.edge, 3.5)) +
      paint('M2 4C22 2 42 14 36 32C28 46 8 34 2 10Z', sheet.fade(ORANGE.light, ORANGE.dark), edged(ORANGE.edge, 3.5)) +
      circle(32, -24, 7, '#fff', faint(0.85)) +
      circle(24, 22, 5, '#fff', faint(0.85)),
  ) +
  line('M-2-22C-8-36-14-40-20-42M2-22C8-36 14-40 20-42', INK, 3) +
  oval(0, 4, 5.5, 28, NIGHT.mid, edged(NIGHT.edge, 2.5))

export const firefly: Figure = (sheet) =>
  circle(0, 26, 36, sheet.glow(YELLOW.light, 0.95)) +
  sheet.mirrored(paint('M4-14C26-34 52-28 50-8C44 8 20 8 4 0Z', '#dff3ff', ` opacity=".85"${edged('#7fa8c8', 2.5)}`)) +
  solid(sheet, 'M-15 6C-18 34-8 48 0 48S18 34 15 6Z', YELLOW, 3) +
  line('M-15 20H15M-12 34H12', YELLOW.dark, 3) +
  solid(sheet, 'M-13 8C-18-16-8-24 0-24S18-16 13 8Z', NIGHT, 3) +
  circle(0, -30, 12, RED.mid, edged(RED.edge, 3)) +
  line('M-5-40C-8-50-14-52-20-52M5-40C8-50 14-52 20-52', NIGHT.edge, 3)

export const whale: Figure = (sheet) =>
  line('M-6-24C-6-40-22-46-30-38M-6-24C-6-42 10-48 18-38', '#cfeaff', 5) +
  solid(
    sheet,
    'M-50 4C-48-22-16-28 8-20C26-14 34-4 40-18C38-32 46-40 54-36C50-26 52-22 58-16C52-6 44 2 38 16C26 38-16 42-36 30C-46 24-50 16-50 4Z',
    ramp(250, 0.14),
    3.5,
  ) +
  paint('M-46 16C-24 26 12 22 34 20C22 38-16 40-34 30C-40 26-44 22-46 16Z', IVORY.light) +
  eye(-28, 2, 5.5)

export const dolphin: Figure = (sheet) =>
  solid(
    sheet,
    'M-54 12C-44-6-24-32 6-32L14-46L22-28C42-16 46 4 42 20L56 38L34 34L26 48L22 26C16 8 0 0-14 4C-28 6-40 14-54 12Z',
    TEAL,
    3.5,
  ) +
  paint('M-44 8C-28-6-4-6 12 4C0 0-14 0-22 4C-30 6-36 10-44 8Z', IVORY.light) +
  eye(-26, -8, 5)

export const mermaid: Figure = (sheet, tint) =>
  paint('M-18-44C-34-30-30 2-20 12L16 10C30-4 28-34 14-46C4-54-10-52-18-44Z', VIOLET.dark, edged(VIOLET.edge, 3)) +
  paint('M-12-4H12L14 16H-14Z', sheet.fade(ORANGE.shine, ORANGE.light), edged(WOOD.edge, 2.5)) +
  solid(
    sheet,
    'M-14 14H14C20 28 10 38 4 42C14 46 26 46 32 40C30 54 14 60 0 50C-14 60-30 54-32 40C-26 46-14 46-4 42C-10 38-20 28-14 14Z',
    tint,
    3,
  ) +
  circle(0, -22, 17, sheet.fade('#ffe8cf', '#f1c79b'), edged(WOOD.edge, 2.5)) +
  paint('M-18-22C-14-40 14-40 18-22C8-30-8-30-18-22Z', VIOLET.dark) +
  sheet.mirrored(circle(6, -20, 2.6, INK)) +
  line('M-4-12C-2-10 2-10 4-12', RED.dark, 2.6)
