import { disc, glint, regular } from '../shapes.ts'
import { box, circle, faint, line, paint, Sheet } from '../sheet.ts'

type Mark = (sheet: Sheet) => string

const aurora: Mark = (sheet) => {
  const frame = '<rect width="96" height="96" rx="26"/>'
  const veil = (d: string, from: string, to: string): string => paint(d, sheet.fade(from, to, 'down', 0.95, 0))
  return sheet.clip(
    frame,
    box(0, 0, 96, 96, 0, sheet.fadeVia('#123a4a', '#0e6f63', '#0b1220', 'slant')) +
      veil('M-4 64C14 20 30 58 46 26S82 10 100 20V80C80 56 66 70 50 78S14 100-4 98Z', '#35d0a5', '#35d0a5') +
      veil('M-4 44C18 8 34 38 52 12S84-4 100 2V40C82 30 66 44 50 52S16 66-4 74Z', '#ffc857', '#35d0a5') +
      veil('M10 84C26 56 42 70 58 52S86 34 100 38V70C84 66 70 74 56 84S26 104 10 100Z', '#a7f5dc', '#35d0a5') +
      paint('M0 78C24 66 44 84 66 74S90 70 96 72V96H0Z', '#0b1220', faint(0.85)) +
      paint(glint(74, 22, 9) + glint(58, 38, 4), '#fff'),
  )
}

/** Six-sided columns, as lava leaves them. */
const basalt: Mark = (sheet) => {
  const column = (x: number, y: number, h: number, top: string, left: string, right: string): string =>
    paint(`M${x - 13} ${y}V${y + h}L${x} ${y + h + 8}V${y + 8}Z`, left) +
    paint(`M${x + 13} ${y}V${y + h}L${x} ${y + h + 8}V${y + 8}Z`, right) +
    paint(`M${x} ${y - 8}L${x + 13} ${y}L${x} ${y + 8}L${x - 13} ${y}Z`, top)
  return `<g transform="translate(48 48)">${paint(regular(6, 47), sheet.fade('#3a3f45', '#101112'), ' stroke="#e6b450" stroke-width="3"')}</g>${column(48, 26, 26, '#ffe0a0', '#c48a2c', '#e6b450')}${column(33, 42, 26, '#f9b79c', '#b4512f', '#f28b66')}${column(63, 42, 26, '#d8dce0', '#5b6269', '#8b939b')}${line('M20 30L34 22', '#fff', 2.5, faint(0.4))}`
}

const cedar: Mark = (sheet) => {
  const tier = (y: number, w: number, colour: string): string =>
    paint(
      `M48 ${y - 20}C52 ${y - 8} ${48 + w - 6} ${y} ${48 + w} ${y + 4}C${48 + w * 0.5} ${y + 10} ${48 - w * 0.5} ${y + 10} ${48 - w} ${y + 4}C${48 - w + 6} ${y} 44 ${y - 8} 48 ${y - 20}Z`,
      colour,
    )
  return (
    paint(disc(48, 48, 46), sheet.fadeVia('#ffc08f', '#ff8a5c', '#b0410f', 'slant')) +
    circle(66, 34, 13, '#fff1dc', faint(0.9)) +
    sheet.clip(`<path d="${disc(48, 48, 46)}"/>`, paint('M0 74C24 62 70 62 96 76V96H0Z', '#5a1d05', faint(0.7))) +
    box(44, 64, 8, 18, 2, '#5b3117') +
    tier(66, 30, '#1d4f24') +
    tier(52, 25, '#2c6e33') +
    tier(38, 19, '#4f9a55') +
    tier(26, 12, '#8fd694')
  )
}

const dune: Mark = (sheet) => {
  const gate = 'M10 84V46C10 20 34 18 48 4C62 18 86 20 86 46V84C86 89 82 92 78 92H18C14 92 10 89 10 84Z'
  return sheet.clip(
    `<path d="${gate}"/>`,
    box(0, 0, 96, 96, 0, sheet.fadeVia('#1f2f8f', '#4c67dd', '#a9bcff')) +
      circle(60, 40, 12, '#ffe9b8') +
      circle(66, 36, 11, '#4a63d8') +
      paint('M0 66C24 46 40 50 54 60S80 70 100 58V96H0Z', '#ffd27a') +
      paint('M54 60C64 68 80 68 100 58V96H40C58 84 62 70 54 60Z', '#d99a3c') +
      paint('M0 82C26 68 52 74 100 84V96H0Z', '#8a5a1c') +
      line('M30 26h.1M40 38h.1M26 44h.1', '#fff', 3),
  )
}

const ember: Mark = (sheet) =>
  paint(
    'M50 2C54 22 86 34 86 62C86 82 68 94 48 94S10 82 10 60C10 46 18 38 22 26C30 30 34 36 36 42C42 32 48 20 50 2Z',
    sheet.fadeVia('#ff9bb0', '#ff5d7e', '#8c0d30'),
  ) +
  paint(
    'M50 34C56 48 70 54 70 70C70 84 60 90 48 90S26 84 26 68C26 60 30 56 33 50C38 54 40 58 41 62C46 54 49 46 50 34Z',
    sheet.fade('#ffe2a3', '#ff9a4d'),
  ) +
  paint('M49 60C53 68 58 71 58 78C58 85 53 88 48 88S38 85 38 77C38 71 46 68 49 60Z', '#fffbe8') +
  line('M20 62C20 54 24 46 27 40', '#fff', 3.4, faint(0.55))

const MARKS = {
  aurora1: aurora,
  basalt2: basalt,
  cedar3: cedar,
  dune4: dune,
  ember5: ember,
} satisfies Readonly<Record<string, Mark>>

export type MarkedMerchant = keyof typeof MARKS
export const MARKED_MERCHANTS = Object.keys(MARKS) as MarkedMerchant[]

export function drawMerchant(code: MarkedMerchant): string {
  const sheet = new Sheet()
  return sheet.finish(96, 96, MARKS[code](sheet))
}
