import { GREEN, ORANGE, PINK, TEAL } from '../colour.ts'
import { at } from '../random.ts'
import { circle, faint, line, n, oval, paint, placed } from '../sheet.ts'
import { HEART, type Layer, MIDDLE, type Stage, turnOf } from '../stage.ts'
import { EXTRA, type Figure } from '../symbols/index.ts'
import { chest } from '../symbols/royal.ts'
import { angler, cannon, crab, fish, jelly, octopus, puffer, seahorse, shark, turtle } from './sea.ts'

const BEASTS: readonly Figure[] = [angler, octopus, turtle, shark, crab, jelly, puffer, seahorse]
const beastOf = (stage: Stage): string =>
  at(BEASTS, turnOf(stage, 'beast', BEASTS.length))(stage.sheet, stage.palette.tint, stage.palette.metal)

const shafts: Layer = ({ sheet, dice, palette }) => {
  const shaft = (i: number): string => {
    const x = 20 + i * 74 + dice.whole(-18, 18)
    return `M${x}-10h${dice.whole(16, 40)}L${x - 30} 260h-70Z`
  }
  return paint([0, 1, 2, 3].map(shaft).join(''), sheet.fade('#fff', palette.light, 'down', 0.36, 0))
}

const bubbles: Layer = ({ dice }) => {
  const all = Array.from({ length: 10 }, () => [dice.whole(8, 292), dice.whole(10, 226), dice.whole(3, 11)] as const)
  return (
    `<g fill="#fff" fill-opacity=".14" stroke="#fff" stroke-opacity=".6" stroke-width="1.5">${all.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`).join('')}</g>` +
    line(
      all
        .filter(([, , r]) => r > 6)
        .map(([x, y, r]) => `M${n(x - r * 0.3)} ${n(y - r * 0.35)}h.1`)
        .join(''),
      '#fff',
      4,
    )
  )
}

const weeds: Layer = ({ sheet, dice, palette }) => {
  const blade = (x: number): string => {
    const h = dice.whole(50, 110)
    const s = dice.whole(8, 16) * (dice.chance(0.5) ? 1 : -1)
    return `M${x} 260c${-s}-${Math.round(h * 0.3)} ${s}-${Math.round(h * 0.6)} 0-${h}`
  }
  const coral = sheet.stamp(
    line(
      'M0 0V-30M0-14C14-18 16-30 16-40M0-22C-12-26-14-36-12-48M16-28C24-32 26-38 26-46',
      dice.pick([PINK.mid, ORANGE.mid, palette.tint.mid]),
      7,
    ),
  )
  return (
    line([18, 52, 268].map(blade).join(''), GREEN.dark, 8) +
    line([34, 252, 284].map(blade).join(''), dice.pick([TEAL.dark, GREEN.mid]), 6) +
    coral(80, 250, 1.1, -6) +
    coral(226, 250, 0.9, 8)
  )
}

/** Underwater backdrops. */
export const SEAS: readonly Layer[] = [
  (stage) => shafts(stage) + bubbles(stage),
  (stage) => shafts(stage) + weeds(stage) + bubbles(stage),
  (stage) => weeds(stage) + bubbles(stage),
  (stage) =>
    [0, 1, 2, 3]
      .map((i) =>
        paint(
          `M-5 ${40 + i * 50}C60 ${n(20 + i * 50 + stage.dice.between(-14, 14))} 150 ${70 + i * 50} 305 ${n(30 + i * 50)}V300H-5Z`,
          stage.palette.skyLow,
          faint(0.22),
        ),
      )
      .join('') + bubbles(stage),
  (stage) =>
    paint(
      `M-5 300V${n(stage.dice.between(120, 170))}L60 150L96 190L140 176L190 206L236 140L305 120V300Z`,
      stage.palette.deep,
      faint(0.5),
    ) +
    shafts(stage) +
    weeds(stage) +
    bubbles(stage),
]

const alone: Layer = (stage) => placed(fish(stage.sheet, stage.dice), MIDDLE, HEART, 1.9, stage.dice.whole(-10, 8))

const following = (one: ReturnType<Stage['sheet']['stamp']>, dice: Stage['dice']): string =>
  one(222, 76, 0.8, dice.whole(-14, 4)) + one(236, 196, 0.72, dice.whole(-4, 14))

const family: Layer = ({ sheet, dice }) =>
  following(sheet.stamp(fish(sheet, dice)), dice) + placed(fish(sheet, dice), 124, 138, 1.56, dice.whole(-8, 6))

const beast: Layer = (stage) =>
  oval(MIDDLE, 232, 66, 10, '#000', faint(0.25)) + placed(beastOf(stage), MIDDLE, HEART, 1.84, stage.dice.whole(-6, 6))

const hunt: Layer = (stage) => {
  const one = stage.sheet.stamp(fish(stage.sheet, stage.dice))
  return one(250, 72, 0.5) + one(222, 212, 0.56, 8) + one(262, 150, 0.44, -6) + placed(beastOf(stage), 122, HEART, 1.56)
}

const swirl: Layer = ({ sheet, dice, palette, serial }) => {
  const one = sheet.stamp(fish(sheet, dice))
  const ring = placed(sheet.spun(one(0, -92, 0.62), 8), MIDDLE, HEART)
  return (
    circle(MIDDLE, HEART, 70, sheet.glow(palette.light, 0.9)) +
    ring +
    placed(at(EXTRA, serial)(sheet, palette.tint, palette.metal), MIDDLE, HEART, 0.86)
  )
}

const gunner: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const lean = dice.pick([-22, -10, 12, 22])
  const aim = `M146 190L${130 + lean * 2} 30H${176 + lean * 2}L156 190Z`
  const [x, y] = [150 + lean * 2.2, 92]
  return (
    paint(aim, sheet.fade('#fff', '#fff', 'down', 0.05, 0.7)) +
    placed(dice.chance(0.5) ? beastOf(stage) : fish(sheet, dice), x, y, 1.2) +
    `<circle cx="${n(x)}" cy="${y}" r="62" fill="none" stroke="#fff" stroke-width="4" stroke-dasharray="40 24" opacity=".85"/>` +
    placed(cannon(sheet, palette.metal, palette.tint), MIDDLE, 196, 1, lean)
  )
}

const sunken: Layer = ({ sheet, palette, dice }) => {
  const one = sheet.stamp(fish(sheet, dice))
  return (
    circle(MIDDLE, 150, 120, sheet.glow('#ffe9a0', 0.7)) +
    placed(chest(sheet, palette.tint, palette.metal), MIDDLE, 166, 1.42) +
    one(80, 76, 0.66, -8) +
    one(222, 70, 0.74, 10) +
    one(156, 48, 0.5)
  )
}

const SCHOOLS: readonly Layer[] = [alone, beast, family, gunner, hunt, swirl, sunken]

export const fishing: Layer = (stage) => at(SCHOOLS, turnOf(stage, 'school', SCHOOLS.length))(stage)
