import { at } from '../random.ts'
import { beads, box, circle, faint, line, oval, paint, placed } from '../sheet.ts'
import { FLOOR, hillPath, type Scenery, type Scenic, stars, sunAt, WIDE } from './scene.ts'

const LAMPS = ['#ffd97a', '#ff8f7a', '#ffb4d9', '#8fe3d0', '#fff0b8'] as const

/** Roofs against the sky, with some lit windows. */
function skyline({ dice }: Scenery, y: number, colour: string, lit: string, domes: boolean): string {
  let roofs = `M-10 ${FLOOR}V${y}`
  let windows = ''
  let x = -10
  while (x < WIDE) {
    const [w, h] = [dice.whole(36, 82), dice.whole(20, 110)]
    const top = y - h
    if (domes && dice.chance(0.25)) roofs += `V${top}q${w / 2}-${w} ${w} 0V${y}`
    else roofs += `V${top}h${w}V${y}`
    for (let row = top + 14; row < y - 8; row += 20) {
      for (let column = x + 12; column < x + w - 8; column += 18) if (dice.chance(0.2)) windows += `M${column} ${row}v5`
    }
    x += w
  }
  return paint(`${roofs}H${WIDE + 10}V${FLOOR}Z`, colour) + line(windows, lit, 5, faint(0.85))
}

export const stadium: Scenic = (scenery) => {
  const { dice, weather, sheet } = scenery
  const mast = (x: number, lean: number): string => {
    const lamps = [0, 1, 2]
      .flatMap((row) => [0, 1, 2, 3, 4].map((column) => `M${x - 44 + column * 22} ${86 + row * 17}h.1`))
      .join('')
    const beam = paint(
      `M${x - 54} 94H${x + 54}L${x + lean + 230} 400H${x + lean - 230}Z`,
      sheet.fade('#fff8dc', '#fff8dc', 'down', 0.42, 0),
    )
    return (
      beam +
      line(`M${x} 270V128`, weather.land[3], 9) +
      box(x - 58, 72, 116, 64, 8, weather.land[3]) +
      circle(x, 102, 150, sheet.glow('#fff4c4', 0.7)) +
      line(lamps, '#fffbe8', 12)
    )
  }
  const crowd = [0, 1, 2, 3, 4]
    .map((i) =>
      line(
        `M-10 ${232 + i * 13}C270 ${196 + i * 14} 810 ${196 + i * 14} 1090 ${232 + i * 13}`,
        at([weather.sun, weather.accent, '#fff', weather.horizon], i),
        6,
        ` stroke-dasharray=".1 ${11 + (i % 3) * 3}"${faint(0.5)}`,
      ),
    )
    .join('')
  const grass = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => `M${i * 130 + 60} 298h62L${i * 190 - 140} ${FLOOR}h-96Z`).join('')
  return (
    stars(dice, 30, 150) +
    paint('M-10 500V214C270 170 810 170 1090 214V500Z', weather.land[2]) +
    paint('M-10 226C270 180 810 180 1090 226V206C810 158 270 158-10 206Z', weather.land[1]) +
    crowd +
    paint(`M-10 300C270 282 810 282 1090 300V${FLOOR}H-10Z`, sheet.fade('#2e9b57', '#0b3a2a')) +
    paint(grass, '#fff', faint(0.09)) +
    oval(620, 352, 250, 46, 'none', ` stroke="#fff" stroke-width="4"${faint(0.5)}`) +
    line('M-10 300C270 284 810 284 1090 300', '#fff', 4, faint(0.6)) +
    mast(dice.whole(520, 560), -40) +
    mast(dice.whole(930, 980), 60) +
    mast(dice.whole(120, 180), -70) +
    circle(dice.whole(640, 800), 330, 9, '#fff')
  )
}

export const nightmarket: Scenic = (scenery) => {
  const { dice, weather, sheet } = scenery
  const stall = (x: number, i: number): string => {
    const [a, b] = [at(LAMPS, dice.whole(0, 4)), dice.pick([weather.accent, weather.land[0], '#c8324f', '#1f8a83'])]
    const stripes = [0, 2, 4].map((s) => `M${-90 + s * 30} 0h30v26q-15 14-30 0Z`).join('')
    const goods = Array.from({ length: 7 }, (_, g) =>
      circle(-66 + g * 22, 88 - (g % 2) * 5, 10, at(LAMPS, g + i)),
    ).join('')
    return placed(
      box(-84, 24, 168, 150, 0, weather.land[3]) +
        circle(0, 62, 110, sheet.glow('#ffcf7a', 0.75)) +
        goods +
        box(-84, 98, 168, 90, 4, sheet.fade(weather.land[1], weather.land[3])) +
        paint('M-90 0H90V26Q75 40 60 26Q45 40 30 26Q15 40 0 26Q-15 40-30 26Q-45 40-60 26Q-75 40-90 26Z', b) +
        paint(stripes, '#fff4e0', faint(0.9)) +
        paint('M-74-26H74L90 0H-90Z', b, faint(0.85)) +
        circle(0, 48, 11, a),
      x,
      214 + (i % 2) * 12,
      1.06,
    )
  }
  const garland = (y: number, sag: number, i: number): string =>
    line(`M-10 ${y}Q270 ${y + sag} 540 ${y - 8}T1090 ${y + 6}`, weather.land[3], 2.5) +
    line(`M-10 ${y + 7}Q270 ${y + sag + 8} 540 ${y}T1090 ${y + 14}`, at(LAMPS, i), 11, ' stroke-dasharray=".1 46"')
  const people = Array.from({ length: 12 }, () => {
    const x = dice.whole(20, 1060)
    const y = dice.whole(396, 420)
    return `M${x - 17} ${FLOOR}V${y}q0-24 17-24t17 24V${FLOOR}ZM${x} ${y - 50}a12 12 0 1 0 .1 0Z`
  }).join('')
  return (
    stars(dice, 40, 120) +
    skyline(scenery, 250, weather.land[1], '#ffe2a0', true) +
    paint(`M-10 330H1090V${FLOOR}H-10Z`, sheet.fade(weather.land[2], weather.land[3])) +
    [480, 690, 900, 1090, 270, 60].map(stall).join('') +
    garland(84, 54, 0) +
    garland(124, 70, 1) +
    garland(158, 40, 4) +
    paint(people, weather.land[3])
  )
}

export const harbour: Scenic = (scenery) => {
  const { dice, weather, sheet } = scenery
  const ship = (hull: string, sail: string): string =>
    paint('M-96 0H104L84 40H-74Z', hull) +
    paint('M-8-8V-150C52-120 74-60 70-8Z', sail) +
    paint('M-20-8V-126C-66-90-74-44-70-8Z', weather.sun, faint(0.85)) +
    line('M-14 0V-164', weather.land[3], 5) +
    paint('M-14-164l34 10-34 12z', weather.accent) +
    line('M-80 14H90', weather.accent, 4, faint(0.7))
  const light =
    paint('M-22 0L-14-150H14L22 0Z', '#f6ead8') +
    paint('M-20-40L-17-84H17L20-40ZM-15-120L-14-150H14L15-120Z', '#d0463f') +
    box(-18, -176, 36, 28, 4, '#ffe9a0') +
    paint('M-22-176L0-200L22-176Z', weather.land[3])
  const ripples = Array.from(
    { length: 18 },
    () => `M${dice.whole(0, 1000)} ${dice.whole(292, 420)}h${dice.whole(24, 110)}`,
  ).join('')
  const x = dice.whole(900, 960)
  return (
    sunAt(scenery, dice.whole(600, 760), dice.whole(158, 200), dice.whole(46, 66)) +
    paint(hillPath(dice, 276, 90, 300), weather.land[0]) +
    skyline(scenery, 276, weather.land[1], '#ffe2a0', true) +
    paint(`M0 272H${WIDE}V${FLOOR}H0Z`, sheet.fade(weather.middle, weather.land[3])) +
    paint(
      `M${x - 110} 290C${x - 60} 256 ${x + 60} 256 1090 280V330C${x + 40} 340 ${x - 90} 320 ${x - 110} 290Z`,
      weather.land[2],
    ) +
    paint(`M${x} 104L-10-10V150Z`, sheet.fade(weather.scrim, '#fff3c0', 'across', 0, 0.32)) +
    placed(light, x, 282, 1) +
    circle(x, 120, 80, sheet.glow('#fff0b0', 0.9)) +
    placed(ship(weather.land[3], '#fff3e0'), dice.whole(600, 720), 302, 0.9) +
    placed(ship(weather.land[2], weather.accent), dice.whole(380, 480), 290, 0.5) +
    line(ripples, weather.sun, 3.4, faint(0.4))
  )
}

export const lanterns: Scenic = (scenery) => {
  const { dice, weather, sheet } = scenery
  const lantern = (body: string, glow: string): string =>
    circle(0, 0, 100, sheet.glow(glow, 0.6)) +
    paint(
      'M-26-38H26C62-26 62 26 26 38H-26C-62 26-62-26-26-38Z',
      sheet.fade(glow, body),
      ` stroke="${body}" stroke-width="2"`,
    ) +
    line('M-14-38C-32-20-32 20-14 38M14-38C32-20 32 20 14 38M0-38V38', body, 2.4, faint(0.6)) +
    paint('M-24-46H24V-36H-24ZM-24 36H24V46H-24Z', '#f2c464') +
    line('M0-46V-62M-8 48V66M0 48V72M8 48V66', '#f2c464', 2.6) +
    oval(0, 0, 22, 26, sheet.glow('#fffbe0', 0.9))
  const kinds = [lantern('#c22a45', '#ffb27a'), lantern('#b8501c', '#ffe08a'), lantern('#8a2f8f', '#ffa8d0')].map(
    (drawn) => sheet.stamp(drawn),
  )
  const near = Array.from({ length: 8 }, (_, i) =>
    at(kinds, i + scenery.variant)(
      400 + i * 92 + dice.whole(-22, 22),
      dice.whole(112, 220),
      dice.between(0.5, 0.98),
      dice.whole(-6, 6),
    ),
  )
  const far = Array.from({ length: 16 }, (_, i) =>
    at(kinds, i)(dice.whole(0, WIDE), dice.whole(66, 230), dice.between(0.14, 0.3)),
  )
  return (
    stars(dice, 50, 200) +
    circle(840, 190, 330, sheet.glow(weather.horizon, 0.7)) +
    far.join('') +
    paint(hillPath(dice, 300, 100, 320), weather.land[1]) +
    near.join('') +
    skyline(scenery, 348, weather.land[2], '#ffe2a0', true) +
    paint(`M-10 340H1090V${FLOOR}H-10Z`, sheet.fade(weather.land[2], weather.land[3])) +
    line(
      Array.from({ length: 14 }, () => `M${dice.whole(380, 1000)} ${dice.whole(352, 424)}h${dice.whole(20, 70)}`).join(
        '',
      ),
      '#ffc98a',
      4,
      faint(0.5),
    ) +
    beads(840, 600, 300, 60, 6, weather.accent)
  )
}
