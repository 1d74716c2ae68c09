import { at } from './random.ts'
import { petal, starPath } from './shapes.ts'
import { box, circle, edged, faint, line, n, paint, placed, xy } from './sheet.ts'
import { HEART, type Layer, MIDDLE, SIDE, type Stage, turnOf } from './stage.ts'

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
const tinted = (fill: string, content: string, more = ''): string => `<g fill="${fill}"${more}>${content}</g>`

const bokeh: Layer = ({ dice, palette }) => {
  const spots = (count: number, low: number, high: number): string =>
    range(count)
      .map(
        () =>
          `<circle cx="${dice.whole(0, SIDE)}" cy="${dice.whole(-10, 220)}" r="${dice.whole(low, high)}"${faint(dice.between(0.12, 0.28))}/>`,
      )
      .join('')
  return (
    tinted(palette.light, spots(5, 10, 40), ` stroke="${palette.light}" stroke-opacity=".8"`) +
    tinted(palette.other, spots(5, 20, 70))
  )
}

const rays: Layer = ({ sheet, dice, palette }) => {
  const count = dice.pick([9, 10, 12, 14, 16])
  // A very thick dashed circle: wedges of light that fade outwards, in one element.
  return placed(
    `<circle r="125" fill="none" stroke="${sheet.glow(palette.light, dice.between(0.6, 0.8), 1)}" stroke-width="250" stroke-linecap="butt" pathLength="${count * 2}" stroke-dasharray="1"/>`,
    MIDDLE,
    HEART,
    1,
    dice.whole(0, 40),
  )
}

const rings: Layer = ({ dice, palette }) => {
  const step = dice.whole(22, 34)
  const dashed = dice.chance(0.5) ? ` stroke-dasharray="${dice.whole(2, 22)} ${dice.whole(10, 18)}"` : ''
  const ring = (i: number): string => `<circle r="${78 + i * step}" stroke-width="${9 - i}"${faint(0.44 - i * 0.05)}/>`
  return placed(
    `<g stroke="${palette.light}">${[0, 2, 4, 6].map(ring).join('')}</g><g stroke="${palette.other}"${dashed}>${[1, 3, 5].map(ring).join('')}</g>`,
    MIDDLE,
    HEART,
    1,
    0,
    ' fill="none"',
  )
}

/** Pierced stone screens of old palaces, seen against the light. */
const screen: Layer = ({ sheet, dice, palette }) => {
  const size = dice.pick([44, 52, 60])
  const star = starPath(dice.pick([6, 8]), size * 0.45, size * 0.24)
  const stars = [
    [0, 0],
    [size, 0],
    [size / 2, size * 0.87],
    [0, size * 1.74],
    [size, size * 1.74],
  ] as const
  const one = sheet.stamp(paint(star, palette.light) + circle(0, 0, size * 0.1, palette.skyLow))
  return box(
    0,
    0,
    SIDE,
    SIDE,
    0,
    sheet.tiling(size, size * 1.74, stars.map(([x, y]) => one(x, y)).join('')),
    faint(0.22),
  )
}

const mandala: Layer = ({ sheet, dice, palette }) => {
  const count = dice.pick([8, 9, 10, 12, 16])
  const leaf = paint(
    petal(168, 34),
    palette.light,
    ` fill-opacity=".12" stroke="${palette.light}" stroke-opacity=".4" stroke-width="1.5"`,
  )
  const small = placed(paint(petal(124, 24), palette.light, faint(0.18)), 0, 0, 1, 180 / count)
  return placed(sheet.spun(leaf + small, count), MIDDLE, HEART)
}

const ridge = (dice: Stage['dice'], y: number, height: number): string => {
  const steps = range(3).map((i) => {
    const x = i * 104
    const h = (low: number, high: number): number => Math.round(y - dice.between(low, high) * height)
    return `Q${x + 26} ${h(0.4, 1)} ${x + 52} ${h(0.2, 0.8)}T${x + 104} ${h(0, 0.3)}`
  })
  return `M-5 300V${y}${steps.join('')}V300Z`
}

const hills: Layer = ({ sheet, dice, palette }) => {
  const side = dice.pick([62, 238, 150, 206])
  return (
    circle(side, 92, 120, sheet.glow(palette.light, 0.8)) +
    circle(side, 92, 44, palette.light, faint(0.75)) +
    paint(ridge(dice, 160, 66), palette.skyMiddle, faint(0.75)) +
    paint(ridge(dice, 198, 54), palette.skyLow, faint(0.8)) +
    paint(ridge(dice, 232, 40), palette.deep, faint(0.85))
  )
}

const nightSky: Layer = ({ dice, palette, sheet }) => {
  const dots = (count: number): string =>
    range(count)
      .map(() => `M${dice.whole(4, 296)} ${dice.whole(4, 210)}h.1`)
      .join('')
  return (
    paint(
      `M-20 ${dice.whole(120, 210)}C80 ${dice.whole(60, 190)} 180 ${dice.whole(40, 210)} 320 ${dice.whole(-10, 60)}V${dice.whole(90, 150)}C200 ${dice.whole(120, 200)} 90 250-20 270Z`,
      sheet.fade(palette.light, palette.other, 'slant', 0.34, 0.05),
    ) +
    line(dots(20), '#fff', 2.2, faint(0.75)) +
    line(dots(8), palette.light, 4.4, faint(0.9))
  )
}

const beams: Layer = ({ sheet, dice, palette }) => {
  const beam = (i: number): string => {
    const x = Math.round(30 + i * 60 + dice.between(-14, 14))
    const spread = dice.whole(26, 52)
    const to = Math.round(150 + (i - 2) * dice.between(20, 76))
    return `M${x - 6}-10h12L${to + spread} 280H${to - spread}Z`
  }
  return tinted(
    sheet.fade(palette.light, palette.light, 'down', 0.5, 0.02),
    range(5)
      .map((i) => `<path d="${beam(i)}"/>`)
      .join(''),
  )
}

const swell: Layer = ({ dice, palette }) => {
  const wave = (i: number): string => {
    const y = 30 + i * 38
    const a = dice.whole(12, 30) * (i % 2 ? 1 : -1)
    return `<path d="M-5 ${y}C60 ${y - a} 100 ${y - a} 150 ${y}S240 ${y + a} 305 ${y}V300H-5Z"${faint(0.2)}/>`
  }
  return tinted(palette.other, [0, 2, 4].map(wave).join('')) + tinted(palette.skyLow, [1, 3, 5].map(wave).join(''))
}

const arch: Layer = ({ sheet, dice, palette }) => {
  const w = dice.whole(84, 104)
  const shape = (grow: number): string => {
    const half = w + grow
    return `M${n(150 - half)} 300V${120 - grow * 0.3}C${n(150 - half)} ${70 - grow} ${n(150 - half * 0.42)} ${66 - grow} 150 ${16 - grow}C${n(150 + half * 0.42)} ${66 - grow} ${n(150 + half)} ${70 - grow} ${n(150 + half)} ${120 - grow * 0.3}V300Z`
  }
  const opening = sheet.fade(palette.light, palette.skyMiddle, 'down', 0.85, 0.5)
  return (
    paint(shape(40), palette.deep, faint(0.35)) +
    paint(shape(20), palette.deep, faint(0.45)) +
    paint(shape(0), opening, edged(palette.metal.light, 3))
  )
}

const festival: Layer = ({ dice, palette }) =>
  [palette.light, palette.tint.light, palette.metal.light]
    .map((colour) => {
      const pieces = range(7).map(() => {
        const [a, b] = [dice.whole(-6, 6), dice.whole(3, 6)]
        return `M${dice.whole(0, SIDE)} ${dice.whole(0, 236)}l${xy(a, b)} ${xy(Math.ceil(b * 0.7), -Math.round(a * 0.7))} ${xy(-a, -b)}z`
      })
      return paint(pieces.join(''), colour, faint(dice.between(0.55, 0.85)))
    })
    .join('')

const drapes: Layer = ({ sheet, palette, dice }) => {
  const w = SIDE / dice.pick([6, 8, 10])
  const folds = sheet.tiling(
    w,
    SIDE,
    box(0, 0, w, SIDE, 0, sheet.fade(palette.skyLow, palette.light, 'across', 0.55, 0.22)),
  )
  const valance = `M-3-3H303V16${range(6)
    .map((i) => `Q${275 - i * 50} 62 ${250 - i * 50} 16`)
    .join('')}H-3Z`
  return box(0, 0, SIDE, SIDE, 0, folds) + paint(valance, palette.deep, edged(palette.metal.mid, 3) + faint(0.75))
}

const facets: Layer = ({ dice, palette }) => {
  const corner = range(20).map((i) =>
    xy(
      (i % 5) * 78 - 6 + (i % 5 && i % 5 < 4 ? dice.whole(-24, 24) : 0),
      Math.floor(i / 5) * 82 - 6 + dice.whole(-22, 22),
    ),
  )
  const tones = [palette.light, palette.deep, palette.other, palette.light]
  const shapes = tones.map(() => '')
  for (const i of range(15).filter((cell) => cell % 5 < 4)) {
    const [a, b] = [dice.whole(0, tones.length + 1), dice.whole(0, tones.length + 1)]
    if (a < tones.length) shapes[a] += `M${corner[i]}L${corner[i + 1]}L${corner[i + 5]}`
    if (b < tones.length) shapes[b] += `M${corner[i + 1]}L${corner[i + 6]}L${corner[i + 5]}`
  }
  return shapes.map((d, i) => paint(d, tones[i] ?? palette.light, faint([0.12, 0.22, 0.25, 0.24][i] ?? 0.2))).join('')
}

/** Their count is prime, so that they do not repeat in step with layouts or heroes. */
export const BACKDROPS: readonly Layer[] = [
  rays,
  bokeh,
  arch,
  rings,
  hills,
  mandala,
  beams,
  screen,
  nightSky,
  festival,
  swell,
  drapes,
  facets,
]

export const backdropOf = (stage: Stage, from: readonly Layer[] = BACKDROPS): string =>
  at(from, turnOf(stage, 'backdrop', from.length))(stage)
