import { transform } from './sheet.ts'

/** Letters and digits as strokes on a grid of 8 by 12, so that no picture depends on a font. */
const GLYPHS: Readonly<Record<string, string>> = {
  A: 'M0 12L4 0L8 12M1.5 8H6.5',
  B: 'M0 0V12H4.5A3.2 3.2 0 0 0 4.5 5.8H0M4 5.8A2.9 2.9 0 0 0 4 0H0',
  C: 'M8 2.4C6.5-1 0-1 0 6S6.5 13 8 9.6',
  D: 'M0 0V12H3C10 12 10 0 3 0Z',
  E: 'M7.5 0H0V12H7.5M0 6H6',
  F: 'M7.5 0H0V12M0 6H6',
  G: 'M8 2.4C6.5-1 0-1 0 6S8 14 8 7H4.8',
  H: 'M0 0V12M8 0V12M0 6H8',
  I: 'M4 0V12',
  J: 'M7 0V8.5C7 13 .5 13 .5 8.5',
  K: 'M0 0V12M7.5 0L0 7M2.8 4.6L8 12',
  L: 'M0 0V12H7',
  M: 'M0 12V0L4 7.5L8 0V12',
  N: 'M0 12V0L8 12V0',
  O: 'M4 0C-1.3 0-1.3 12 4 12S9.3 0 4 0Z',
  P: 'M0 12V0H4.5A3.3 3.3 0 0 1 4.5 6.8H0',
  Q: 'M4 0C-1.3 0-1.3 12 4 12S9.3 0 4 0ZM5 8.5L8 12.5',
  R: 'M0 12V0H4.5A3.2 3.2 0 0 1 4.5 6.5H0M4 6.5L8 12',
  S: 'M7.5 2C6-1 .3-.6.3 3C.3 6.5 7.8 5.4 7.8 9C7.8 12.8 1.5 13 .3 9.8',
  T: 'M0 0H8M4 0V12',
  U: 'M0 0V7.5C0 13.5 8 13.5 8 7.5V0',
  V: 'M0 0L4 12L8 0',
  W: 'M-.5 0L1.8 12L4 3.5L6.2 12L8.5 0',
  X: 'M0 0L8 12M8 0L0 12',
  Y: 'M0 0L4 6L8 0M4 6V12',
  Z: 'M0 0H8L0 12H8',
  '0': 'M4 0C-.8 0-.8 12 4 12S8.8 0 4 0Z',
  '1': 'M1.5 2.5L4.5 0V12',
  '2': 'M.5 3C.5-1 7.5-1 7.5 3C7.5 6 .5 9 .5 12H7.5',
  '3': 'M.8 1.5C3-1 7.3 0 7.3 3S4 5.8 3 5.8C4 5.8 7.8 6 7.8 9S3 13 .5 10.2',
  '4': 'M6 12V0L0 8.5H8',
  '5': 'M7 0H1.2L.8 5.5C4 3.8 7.8 5 7.8 8.3S3 13 .5 10.3',
  '6': 'M6.5 0C2 2 .5 5 .5 8.3C.5 13.2 7.8 13.2 7.8 8.3S2 4 .7 7.5',
  '7': 'M.5 0H7.5L3 12',
  '8': 'M4 5.5C-.5 5.5-.5 0 4 0S8.5 5.5 4 5.5C-1.5 5.5-1.5 12 4 12S9.5 5.5 4 5.5Z',
  '9': 'M1.5 12C6 10 7.5 7 7.5 3.7C7.5-1.2.2-1.2.2 3.7S6 8 7.3 4.5',
  '+': 'M4 2.5V9.5M.5 6H7.5',
}

const WIDTH = 8
const HEIGHT = 12
const GAP = 4.4

/** Returns the width of a word whose letters are `height` high. */
export const wordWidth = (text: string, height: number): number =>
  ((text.length * (WIDTH + GAP) - GAP) * height) / HEIGHT

/** Returns the strokes of a word centred on (x, y); unknown characters leave a space. */
export function strokes(text: string, x: number, y: number, height: number): string {
  const scale = height / HEIGHT
  const start = x - wordWidth(text, height) / 2
  return [...text.toUpperCase()]
    .map((letter, i) => {
      const d = GLYPHS[letter]
      return d ? `<path${transform(start + i * (WIDTH + GAP) * scale, y - height / 2, scale, 0)} d="${d}"/>` : ''
    })
    .join('')
}

/** Draws a word; `weight` is the stroke width on the grid of a letter. */
export const word = (
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
  weight = 2.2,
  more = '',
): string => `<g fill="none" stroke="${colour}" stroke-width="${weight}"${more}>${strokes(text, x, y, height)}</g>`
