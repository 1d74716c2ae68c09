import { circle, faint, paint, placed } from '../sheet.ts'
import { HEART, type Layer, MIDDLE } from '../stage.ts'

/** Draws rows of text as pixels, one square for each letter. */
function pixels(rows: readonly string[], colours: Readonly<Record<string, string>>): string {
  const paths: Record<string, string> = {}
  rows.forEach((row, y) => {
    for (const run of row.matchAll(/([a-z])\1*/g)) {
      const key = run[0][0] ?? ''
      paths[key] = `${paths[key] ?? ''}M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`
    }
  })
  const width = Math.max(...rows.map((row) => row.length))
  const body = Object.entries(paths)
    .map(([key, d]) => paint(d, colours[key] ?? '#fff'))
    .join('')
  const shadow = paint(Object.values(paths).join(''), '#000', ` transform="translate(.6 .9)"${faint(0.35)}`)
  const scale = 100 / Math.max(width, rows.length)
  return placed(shadow + body, (-width * scale) / 2, (-rows.length * scale) / 2, scale)
}

export const CUP = [
  '..oooooooooo..',
  '..oglmmmmmdo..',
  'oooglmmmmmdooo',
  'o.oglmmmmmdo.o',
  'o.oglmmmmmdo.o',
  'oooglmmmmmdooo',
  '..oglmmmmddo..',
  '...oglmmddo...',
  '....oolmoo....',
  '.....olmo.....',
  '.....olmo.....',
  '...oooooooo...',
  '...ogllmmdo...',
  '...oooooooo...',
]
export const HEART_ROWS = [
  '..ooo...ooo..',
  '.oglmo.ommmo.',
  'oggllmommmmdo',
  'ogllmmmmmmmdo',
  'ollmmmmmmmmdo',
  'olmmmmmmmmddo',
  '.ommmmmmmddo.',
  '..ommmmmddo..',
  '...ommmddo...',
  '....ommdo....',
  '.....odo.....',
  '......o......',
]
export const ROBOT = [
  '......y......',
  '......o......',
  '..ooooooooo..',
  '.ollmmmmmmdo.',
  '.olmmmmmmmdo.',
  'oolwwommwwdoo',
  'oolwoommwoddo',
  'oolmmmmmmmdoo',
  '.olmooooomdo.',
  '.olmwowowmdo.',
  '.odddddddddo.',
  '..ooooooooo..',
  '...oo...oo...',
]
export const POTION = [
  '....ooooo....',
  '....oywyo....',
  '....ooooo....',
  '.....owo.....',
  '.....owo.....',
  '....ogwwo....',
  '...ogwwwwo...',
  '..ogllmmmdo..',
  '.oglmmgmmmdo.',
  '.olmmmmmmmdo.',
  '.olmgmmmgmdo.',
  '..oddmmmddo..',
  '...ooooooo...',
]

export const pixelArt =
  (rows: readonly string[], colour: 'metal' | 'tint' | 'counter'): Layer =>
  ({ palette, sheet }) => {
    const c = palette[colour]
    return (
      circle(MIDDLE, HEART, 120, sheet.glow(c.light, 0.7)) +
      placed(
        pixels(rows, { o: c.edge, g: '#fff', l: c.light, m: c.mid, d: c.dark, w: '#fff', y: palette.counter.mid }),
        MIDDLE,
        HEART - 2,
        1.58,
      )
    )
  }
