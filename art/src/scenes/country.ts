import { at } from '../random.ts'
import { circle, faint, line, n, paint, placed } from '../sheet.ts'
import { FLOOR, hillPath, type Scenic, stars, sunAt, WIDE } from './scene.ts'

const clouds: Scenic = ({ sheet, dice, weather }) => {
  const one = sheet.stamp(
    paint(
      'M-90 20C-110 20-112-6-86-8C-84-34-44-40-32-20C-16-44 34-40 36-12C64-20 82 6 66 20Z',
      weather.sun,
      faint(0.24),
    ),
  )
  return Array.from({ length: 5 }, () => one(dice.whole(0, WIDE), dice.whole(84, 170), dice.between(0.5, 1.3))).join('')
}

const pines = (
  dice: { whole(a: number, b: number): number },
  y: number,
  count: number,
  from: number,
  to: number,
): string =>
  Array.from({ length: count }, () => {
    const [x, h] = [dice.whole(from, to), dice.whole(34, 74)]
    const w = Math.round(h * 0.24)
    return `M${x} ${y - h}l${w} ${Math.round(h * 0.5)}h-${Math.round(w * 0.4)}l${Math.round(w * 0.8)} ${Math.round(h * 0.5)}h-${Math.round(w * 2.8)}l${Math.round(w * 0.8)}-${Math.round(h * 0.5)}h-${Math.round(w * 0.4)}z`
  }).join('')

const birds = (dice: { whole(a: number, b: number): number }, colour: string): string =>
  line(
    Array.from({ length: 5 }, () => `M${dice.whole(560, 980)} ${dice.whole(90, 150)}q9-10 17 0q9-10 17 0`).join(''),
    colour,
    3,
    faint(0.75),
  )

export const hills: Scenic = (scenery) => {
  const { dice, weather, sheet } = scenery
  const snow = hillPath(dice, 270, 190, 250, true)
  return (
    sunAt(scenery, dice.whole(640, 900), dice.whole(142, 190), dice.whole(50, 78)) +
    clouds(scenery) +
    paint(snow, sheet.fade(weather.land[0], weather.land[1])) +
    paint(hillPath(dice, 292, 150, 330, true), weather.land[1], faint(0.85)) +
    birds(dice, weather.land[3]) +
    paint(hillPath(dice, 318, 80, 420), weather.land[2]) +
    paint(pines(dice, 352, 16, 560, 1060), weather.land[3]) +
    paint(hillPath(dice, 372, 56, 540), weather.land[3]) +
    paint(`M-10 ${FLOOR}V398C200 360 380 420 620 396S940 380 1090 402V${FLOOR}Z`, weather.accent, faint(0.32))
  )
}

export const river: Scenic = (scenery) => {
  const { dice, weather, sheet } = scenery
  const sunX = dice.whole(660, 860)
  const glints = Array.from(
    { length: 15 },
    (_, i) => `M${sunX - dice.whole(10, 90)} ${268 + i * 11}h${dice.whole(30, 130)}`,
  ).join('')
  const boat =
    paint('M-64 0H64C56 24 40 30 0 30S-56 24-64 0Z', weather.land[3]) +
    paint('M-6-6V-92C34-70 44-36 40-6Z', weather.sun, faint(0.92)) +
    paint('M-14-6V-78C-44-54-48-28-46-6Z', weather.accent, faint(0.92)) +
    line('M-10 0V-100', weather.land[3], 4)
  return (
    sunAt(scenery, sunX, 190, dice.whole(54, 74)) +
    clouds(scenery) +
    paint(hillPath(dice, 252, 120, 300, true), weather.land[0], faint(0.85)) +
    paint(hillPath(dice, 258, 60, 420), weather.land[1]) +
    paint(`M0 256H${WIDE}V${FLOOR}H0Z`, sheet.fade(weather.middle, weather.land[3])) +
    line(glints, weather.sun, 4, faint(0.6)) +
    placed(boat, dice.whole(680, 900), 276, dice.between(0.8, 1.05)) +
    paint(`M-10 ${FLOOR}V300C90 296 200 330 320 360S520 420 560 ${FLOOR}Z`, weather.land[2]) +
    paint(pines(dice, 344, 9, 0, 250), weather.land[3]) +
    paint(`M1090 ${FLOOR}V330C1000 330 940 380 900 ${FLOOR}Z`, weather.land[3]) +
    line(
      Array.from({ length: 9 }, () => {
        const x = dice.whole(920, 1060)
        return `M${x} ${FLOOR}q${dice.whole(-16, 16)}-60 ${dice.whole(-10, 20)}-${dice.whole(90, 140)}`
      }).join(''),
      weather.land[3],
      5,
    )
  )
}

export const desert: Scenic = (scenery) => {
  const { dice, weather, sheet } = scenery
  const dune = (y: number, lift: number, from: string, to: string): string => {
    const crest = dice.whole(380, 820)
    return (
      paint(
        `M-10 ${FLOOR}V${y}C${crest - 260} ${y - 10} ${crest - 110} ${y - lift} ${crest} ${y - lift}C${crest + 120} ${y - lift + 10} ${crest + 200} ${y + 20} 1090 ${y - 10}V${FLOOR}Z`,
        from,
      ) +
      paint(
        `M${crest} ${y - lift}C${crest + 120} ${y - lift + 10} ${crest + 200} ${y + 20} 1090 ${y - 10}V${FLOOR}H${crest - 120}C${crest + 60} ${y + 60} ${crest - 40} ${y - lift + 30} ${crest} ${y - lift}Z`,
        to,
        faint(0.7),
      )
    )
  }
  const camel =
    'M-46 40V6C-50-8-42-20-30-18C-24-38-6-38 0-18C6-40 26-38 28-16C36-18 38-30 38-44C34-52 44-60 54-54L66-50C66-44 60-42 52-42C52-20 50-2 38 4V40H32V10H-26L-30 40H-36L-38 12L-40 40Z'
  const caravan = sheet.stamp(paint(camel, weather.land[3]))
  const x = dice.whole(600, 720)
  return (
    stars(dice, scenery.variant % 2 ? 10 : 40, 130) +
    sunAt(scenery, dice.whole(700, 940), dice.whole(136, 172), dice.whole(54, 78)) +
    dune(276, 90, weather.land[0], weather.land[1]) +
    [0, 1, 2].map((i) => caravan(x + i * 104, 262 + i * 5, 0.62)).join('') +
    line(`M${x + 40} 250L${x + 200} 256`, weather.land[3], 1.6) +
    dune(336, 66, sheet.fade(weather.horizon, weather.land[2]), weather.land[2]) +
    dune(402, 60, weather.land[2], weather.land[3]) +
    line(`M40 404C260 372 420 416 640 394M120 420C340 396 560 424 860 404`, weather.accent, 3, faint(0.35))
  )
}

export const starlit: Scenic = (scenery) => {
  const { dice, weather, sheet } = scenery
  const shapes = [
    [0, 0, 60, -30, 110, 6, 160, -44, 210, -20],
    [0, 0, 40, 46, 96, 40, 120, -14, 60, -40, 0, 0],
    [0, 0, 50, -50, 100, 0, 150, -50, 200, 0],
  ] as const
  const figure = at(shapes, scenery.variant)
  const points = Array.from({ length: figure.length / 2 }, (_, i) => `${figure[i * 2]} ${figure[i * 2 + 1]}`)
  const sky =
    line(`M${points.join('L')}`, weather.sun, 1.6, faint(0.6)) +
    line(points.map((point) => `M${point}h.1`).join(''), '#fff', 8)
  const [px, py, pr] = [dice.whole(740, 900), dice.whole(142, 172), dice.whole(54, 76)]
  return (
    paint(
      `M-20 ${dice.whole(260, 330)}C260 ${dice.whole(120, 260)} 620 ${dice.whole(60, 240)} 1100-30V130C760 ${dice.whole(180, 260)} 360 330-20 420Z`,
      sheet.fade(weather.sun, weather.accent, 'slant', 0.3, 0.04),
    ) +
    stars(dice, 90, 290) +
    circle(px, py, pr * 2.6, sheet.glow(weather.accent, 0.5)) +
    circle(px, py, pr, sheet.fade(weather.sun, weather.accent, 'slant')) +
    circle(px + pr * 0.24, py + pr * 0.1, pr * 0.94, weather.land[2], faint(0.28)) +
    `<ellipse cx="${px}" cy="${py}" rx="${n(pr * 1.8)}" ry="${n(pr * 0.4)}" fill="none" stroke="${weather.sun}" stroke-width="7" stroke-dasharray="${n(pr * 3.1)} ${n(pr * 1.9)}" stroke-dashoffset="${n(pr * 0.5)}" transform="rotate(-16 ${px} ${py})"${faint(0.8)}/>` +
    placed(sky, dice.whole(330, 480), dice.whole(120, 160)) +
    line(`M${dice.whole(560, 660)} 84l-90 44M${dice.whole(980, 1040)} 200l-70 34`, '#fff', 3, faint(0.7)) +
    paint(hillPath(dice, 330, 110, 280, true), weather.land[2]) +
    paint(hillPath(dice, 372, 60, 430), weather.land[3])
  )
}
