import { oklch, type Ramp } from '../colour.ts'
import { word } from '../glyphs.ts'
import { controller } from '../motifs/esports.ts'
import type { GameCategory } from '../motifs/index.ts'
import { blankBall, chip } from '../motifs/pieces.ts'
import { quill } from '../motifs/rooster.ts'
import { cricketBall } from '../motifs/sports.ts'
import { disc, raised, starPath } from '../shapes.ts'
import { box, circle, edged, faint, line, paint, placed, Sheet } from '../sheet.ts'
import { koi } from '../symbols/creatures.ts'
import { seven } from '../symbols/lucky.ts'

/** The hue only hints at the category: a placeholder must not pass for a game. */
const HUES: Record<GameCategory | 'default', number> = {
  RNG: 290,
  LIVE: 15,
  FISH: 220,
  PVP: 320,
  SPORTS: 150,
  ESPORTS: 265,
  LOTT: 60,
  ELOTT: 195,
  COCKFIGHT: 35,
  default: 255,
}

const grey = (hue: number): Ramp => ({
  shine: oklch(0.93, 0.02, hue),
  light: oklch(0.82, 0.03, hue),
  mid: oklch(0.68, 0.04, hue),
  dark: oklch(0.5, 0.05, hue),
  edge: oklch(0.26, 0.04, hue),
})

type Glyph = (sheet: Sheet, c: Ramp) => string
const ball: Glyph = (sheet, c) => blankBall(sheet, c) + word('8', -2, -1, 28, c.edge, 2.4)

const GLYPHS: Record<GameCategory | 'default', Glyph> = {
  RNG: (sheet, c) => seven(sheet, c, c),
  LIVE: (sheet, c) => chip(sheet, c, paint(starPath(4, 22, 9), c.shine)),
  FISH: (sheet, c) => koi(sheet, c, c),
  PVP: (sheet, c) =>
    raised(
      sheet,
      'M-30 48C-30 20-6 12-8-4C-18 6-30 8-38 0C-40-10-24-20-20-34L-22-50L-6-42C22-44 38-14 34 48Z',
      sheet.fade(c.light, c.dark),
      edged(c.edge, 4),
    ),
  SPORTS: (sheet, c) => cricketBall(sheet, c),
  ESPORTS: (sheet, c) => controller(sheet, c, c),
  LOTT: ball,
  ELOTT: (sheet, c) =>
    placed(ball(sheet, c), -10, -6, 0.86) + paint('M30-30L4 12H20L14 46L44 0H28L38-30Z', c.shine, edged(c.edge, 4)),
  COCKFIGHT: (sheet, c) => placed(quill(sheet, c, c.shine), -12, 52, 0.62, 14),
  default: (_, c) =>
    box(-46, -36, 92, 72, 14, 'none', edged(c.light, 8)) +
    circle(-20, -12, 9, c.light) +
    line('M-38 24L-12-2L6 16L20 4L38 22', c.light, 8),
}

/** Draws the placeholder for art that did not load. */
export function drawCategory(category: GameCategory | 'default'): string {
  const sheet = new Sheet()
  const hue = HUES[category]
  const c = grey(hue)
  return sheet.finish(
    300,
    300,
    box(0, 0, 300, 300, 0, sheet.fade(oklch(0.46, 0.05, hue), oklch(0.27, 0.04, hue + 20), 'slant')) +
      paint(disc(62, 52, 92) + disc(262, 180, 70), '#fff', faint(0.05)) +
      circle(150, 136, 104, '#fff', faint(0.08)) +
      circle(150, 136, 124, 'none', ` stroke="#fff" stroke-width="2" stroke-dasharray="3 11"${faint(0.25)}`) +
      placed(GLYPHS[category](sheet, c), 150, 134, 1.46) +
      paint('M0 246C70 226 110 266 170 248S262 236 300 246V300H0Z', oklch(0.19, 0.03, hue), faint(0.85)),
  )
}
