import { oklch } from '../colour.ts'
import { onWheel } from '../palette.ts'
import { hash } from '../random.ts'
import { box, circle, faint, line, paint, placed, Sheet } from '../sheet.ts'

const BUBBLE =
  'M-38-30H38C46-30 50-26 50-18V14C50 22 46 26 38 26H-6L-26 44V26H-38C-46 26-50 22-50 14V-18C-50-26-46-30-38-30Z'

/** What a channel is for; never the logo of a real one. */
const SIGNS: Readonly<Record<string, string>> = {
  'app-download': line('M0-46V14M-24-8L0 16L24-8M-44 20V34C-44 42-40 44-34 44H34C40 44 44 42 44 34V20', '#fff', 11),
  google: circle(-8, -8, 30, 'none', ' stroke="#fff" stroke-width="11"') + line('M16 16L42 42', '#fff', 13),
  twitter: paint(BUBBLE, '#fff') + line('M-28-12H28M-28 6H8', '#3a4466', 7),
  instagram:
    paint(
      'M-40-26H-22L-14-38H14L22-26H40C46-26 50-22 50-16V28C50 34 46 38 40 38H-40C-46 38-50 34-50 28V-16C-50-22-46-26-40-26Z',
      '#fff',
    ) +
    circle(0, 6, 20, '#3a4466') +
    circle(0, 6, 11, '#fff'),
  line: paint(BUBBLE, '#fff') + line('M-24-2h.1M0-2h.1M24-2h.1', '#3a4466', 11),
  skype: box(-48, -28, 66, 56, 12, '#fff') + paint('M24-8L48-24V24L24 8Z', '#fff'),
  facebook:
    circle(0, -16, 18, '#fff') +
    paint('M-34 42C-34-6 34-6 34 42Z', '#fff') +
    circle(-36, -8, 12, '#fff', faint(0.75)) +
    circle(36, -8, 12, '#fff', faint(0.75)),
  youtube: paint('M-24-40L42 0L-24 40Z', '#fff', ' stroke="#fff" stroke-width="10"'),
  telegram:
    paint('M-46-28H46V32H-46Z', '#fff', ' stroke="#fff" stroke-width="8"') + line('M-44-24L0 10L44-24', '#3a4466', 7),
  tiktok: line('M-18 26V-34L34-44V16', '#fff', 10) + circle(-30, 28, 15, '#fff') + circle(22, 18, 15, '#fff'),
  whatsapp:
    placed(paint(BUBBLE, '#fff'), 10, -10, 0.8) +
    placed(paint(BUBBLE, '#c9d3ee', ' stroke="#3a4466" stroke-width="6"'), -12, 16, 0.62),
}

/** Draws a plain white sign on colour, for links that are always small; undefined for an unknown slug. */
export function drawSign(slug: string, variant: number): string | undefined {
  const sign = Object.hasOwn(SIGNS, slug) ? SIGNS[slug] : undefined
  if (sign === undefined) return undefined
  const sheet = new Sheet()
  const hue = onWheel(hash(`sign ${slug}`) + variant * 40)
  const ground = sheet.fade(
    oklch(0.6, 0.15, hue),
    oklch(0.4, 0.14, hue > 20 && hue < 80 ? hue - 40 : hue + 30),
    'slant',
  )
  return sheet.finish(
    300,
    300,
    box(0, 0, 300, 300, 0, ground) + circle(70, 40, 130, '#fff', faint(0.1)) + placed(sign, 150, 150, 1.7),
  )
}
