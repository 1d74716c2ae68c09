import { oklch, ramp } from '../colour.ts'
import { word, wordWidth } from '../glyphs.ts'
import { familyOf, onWheel } from '../palette.ts'
import { at, type Dice, diceFrom, hash } from '../random.ts'
import { disc, glint, petal, regular, sector, starPath } from '../shapes.ts'
import { beads, box, circle, edged, faint, line, paint, placed, Sheet } from '../sheet.ts'

const PLATES = [
  disc(0, 0, 44),
  'M-26-44H26C38-44 44-38 44-26V26C44 38 38 44 26 44H-26C-38 44-44 38-44 26V-26C-44-38-38-44-26-44Z',
  regular(6, 46),
  regular(8, 46, 22.5),
  'M0-46C14-34 30-32 42-32C46 8 30 34 0 46C-30 34-46 8-42-32C-30-32-14-34 0-46Z',
  'M0-46L46 0L0 46L-46 0Z',
  'M-44 0A44 44 0 0 1 0-44H44V0A44 44 0 0 1-44 0Z',
  'M0-47C12-36 24-38 33-33C38-24 36-12 47 0C36 12 38 24 33 33C24 38 12 36 0 47C-12 36-24 38-33 33C-38 24-36 12-47 0C-36-12-38-24-33-33C-24-38-12-36 0-47Z',
] as const

/** Ornaments behind the letters. */
const ORNAMENTS: readonly ((sheet: Sheet, light: string) => string)[] = [
  (_, light) => paint('M-60 12C-30-6-6 30 20 12S50 0 60 8V60H-60Z', light, faint(0.45)),
  (sheet, light) => `<g${faint(0.35)}>${sheet.spun(paint(sector(70, 0, 0, 15), light), 12)}</g>`,
  (_, light) => circle(0, 0, 33, 'none', edged(light, 2.4)) + beads(0, 0, 38, 28, 2.4, light),
  (_, light) => paint('M-60-60H10L-60 10Z', light, faint(0.4)) + paint('M60 60H10L60 10Z', light, faint(0.25)),
  (sheet, light) => `<g${faint(0.4)}>${sheet.spun(paint(petal(46, 12), light), 8)}</g>`,
  (_, light) => line('M-50-18H50M-50 18H50', light, 2.6) + paint(glint(0, -30, 8) + glint(0, 30, 8), light),
  (_, light) => circle(26, -26, 30, light, faint(0.4)) + circle(-30, 30, 20, light, faint(0.25)),
]

/** Returns one to three letters for a vendor: its initials, or the start of its code. */
function monogram(code: string): string {
  const parts = code.split('_').filter((part) => part !== '')
  const letters = parts.length > 1 ? parts.map((part) => part[0]).join('') : code.replaceAll('_', '')
  return letters.length > 3 ? letters.slice(0, 2) : letters.slice(0, 3)
}

export function drawVendor(code: string): string {
  const sheet = new Sheet()
  const seed = hash(`logo of ${code}`)
  const { hue, other, metal } = familyOf(code)
  const plate = at(PLATES, seed)
  const outline = sheet.outline(plate)
  const letters = monogram(code)
  const height = letters.length > 2 ? 21 : letters.length > 1 ? 27 : 36
  const light = oklch(0.88, 0.1, hue)
  const inside =
    outline(
      ` fill="${sheet.fadeVia(oklch(0.7, 0.18, hue), oklch(0.5, 0.18, hue), oklch(0.3, 0.13, other), 'slant', 0.45)}"`,
    ) + at(ORNAMENTS, seed >>> 5)(sheet, light)
  const body =
    outline(' y="2" opacity=".25"') +
    sheet.clip(`<path d="${plate}"/>`, inside) +
    outline(` fill="none"${edged(sheet.metal(metal), 4)}`) +
    word(letters, 0, 2, height, oklch(0.24, 0.09, other), 5.4, faint(0.55)) +
    word(letters, 0, 0, height, '#fff', 2.8)
  return sheet.finish(96, 96, placed(body, 48, 48))
}

/** Returns the longest start of a name that fits. */
function label(slug: string, most: number): string {
  const words = slug.split('-').filter((part) => part !== '')
  let text = words[0] ?? slug
  for (const next of words.slice(1)) if (text.length + next.length < most) text += ` ${next}`
  return text.slice(0, most)
}

const EMBLEMS: readonly ((dice: Dice) => string)[] = [
  () => paint(starPath(6, 20, 9), '#fff'),
  () => paint('M-20 12C-20-14 0-20 0-20S20-14 20 12C10 2-10 2-20 12Z', '#fff') + circle(0, 13, 6, '#fff'),
  () => paint(sector(20, 9, 20, 200), '#fff') + paint(sector(20, 9, 220, 340), '#fff', faint(0.6)),
  () => paint('M-20 16L-4-16L4 2L10-8L20 16Z', '#fff'),
  () =>
    paint(petal(38, 12), '#fff', ' transform="translate(0 18)"') +
    paint(petal(30, 10), '#fff', ` transform="translate(0 18)rotate(48)"${faint(0.7)}`) +
    paint(petal(30, 10), '#fff', ` transform="translate(0 18)rotate(-48)"${faint(0.7)}`),
  () => line('M-18-6C-8-16 0 4 10-6S20-8 20-8M-18 10C-8 0 0 20 10 10S20 8 20 8', '#fff', 6),
  () => paint('M4-20L-16 4H-2L-6 20L16-6H2Z', '#fff'),
  () => circle(-7, 0, 13, 'none', edged('#fff', 5)) + circle(8, 0, 13, 'none', edged('#fff', 5) + faint(0.7)),
  () => paint(regular(6, 20), '#fff') + paint(regular(6, 9), '#000', faint(0.35)),
]

export function drawSponsor(slug: string): string {
  const sheet = new Sheet()
  const dice = diceFrom(`sponsor/${slug}`)
  const hue = onWheel(dice.whole(0, 999))
  const text = label(slug, 11)
  const height = Math.min(22, (22 * 132) / wordWidth(text, 22))
  return sheet.finish(
    220,
    80,
    box(
      0,
      0,
      220,
      80,
      16,
      sheet.fade(oklch(0.5, 0.13, hue), oklch(0.3, 0.1, hue > 20 && hue < 80 ? hue - 50 : hue + 30), 'slant'),
    ) +
      sheet.clip(
        '<rect width="220" height="80" rx="16"/>',
        circle(34, 40, 62, '#fff', faint(0.08)) + circle(214, 84, 46, '#fff', faint(0.07)),
      ) +
      placed(at(EMBLEMS, hash(slug))(dice), 38, 40, 1.06) +
      word(text, 141, 40, height, '#fff', dice.pick([1.7, 2.1, 2.6])),
  )
}

export function drawPayment(slug: string): string {
  const sheet = new Sheet()
  const dice = diceFrom(`payment/${slug}`)
  const hue = onWheel(dice.whole(0, 999))
  const text = label(slug, 14)
  const height = Math.min(17, (17 * 128) / wordWidth(text, 17))
  const card = '<rect width="160" height="100" rx="14"/>'
  const sweep = dice.pick([
    'M0 70C40 40 90 100 160 50V100H0Z',
    'M90 0H160V100H40Z',
    'M160 0V64C110 70 90 30 96 0Z',
    'M0 0H70C80 50 30 80 0 84Z',
  ])
  const accent = ramp(hue + dice.pick([60, 140, 180, 220]), 0.18)
  return sheet.finish(
    160,
    100,
    sheet.clip(
      card,
      box(
        0,
        0,
        160,
        100,
        0,
        sheet.fade(oklch(0.56, 0.16, hue), oklch(0.3, 0.12, hue > 20 && hue < 80 ? hue - 50 : hue + 30), 'slant'),
      ) +
        paint(sweep, accent.light, faint(0.3)) +
        circle(150, 8, 50, '#fff', faint(0.1)),
    ) +
      box(14, 18, 27, 20, 5, sheet.fade('#ffe9a8', '#d59d3b')) +
      line('M14 28H41M23 18V38M32 18V38', '#8a5a14', 1.4, faint(0.7)) +
      line('M50 22Q56 28 50 34M56 18Q66 28 56 38', '#fff', 2.6, faint(0.85)) +
      placed(at(EMBLEMS, hash(`pay ${slug}`))(dice), 132, 28, 0.74) +
      word(text, 16 + wordWidth(text, height) / 2, 76, height, '#fff', 2.3),
  )
}
