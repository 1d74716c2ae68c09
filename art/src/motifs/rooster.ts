import { IVORY, ORANGE, type Ramp, RED, ramp, YELLOW } from '../colour.ts'
import { at } from '../random.ts'
import { eye, shine, solid } from '../shapes.ts'
import { circle, edged, faint, line, oval, paint, placed, type Sheet } from '../sheet.ts'
import { HEART, type Layer, MIDDLE, type Stage, turnOf } from '../stage.ts'

const CHESTNUT = ramp(45, 0.15)

/** Roosters are shown only as a crest, in profile or by their feathers, never in a fight. */
const head = (sheet: Sheet, plumage: Ramp): string =>
  paint(
    'M-20-18C-32-30-30-46-18-44C-18-58-2-60 2-48C10-58 24-52 20-40C32-42 34-28 24-20Z',
    sheet.fade(RED.light, RED.dark),
    edged(RED.edge, 3),
  ) +
  solid(
    sheet,
    'M-8-28C12-34 28-22 28-4C28 12 22 18 30 34C38 48 44 50 46 56H-36C-34 34-22 22-24 2C-26-12-22-24-8-28Z',
    plumage,
    3.5,
  ) +
  line(
    'M-14 20C-18 32-24 40-28 48M0 20C-2 34-8 44-10 52M14 20C16 34 14 44 10 54M24 26C30 38 32 46 30 54',
    plumage.edge,
    2.6,
    faint(0.6),
  ) +
  line('M-10 14C-4 20 2 20 6 16M8 16C14 20 20 18 22 14', plumage.shine, 3, faint(0.7)) +
  paint('M-22-10L-48 0L-22 8C-16 4-16-6-22-10Z', sheet.fade(YELLOW.light, ORANGE.dark), edged(ORANGE.edge, 3)) +
  paint('M-22 6C-32 14-30 32-20 32C-10 30-10 14-14 6Z', sheet.fade(RED.light, RED.dark), edged(RED.edge, 3)) +
  eye(-3, -8, 8) +
  shine('M12-20C20-16 22-8 21 0', 4, 0.5)

/** Draws a bent tail feather standing on the origin, with slits. */
export const quill = (sheet: Sheet, colours: Ramp, tip: string): string =>
  paint(
    'M-3 0C-30-40-44-104-8-176C-4-170 0-168 4-170C22-148 30-124 32-104L24-98L33-86C34-56 22-24 3 0Z',
    sheet.fade(tip, colours.dark),
    edged(colours.edge, 3),
  ) +
  line('M0 22C-4-40-6-110-4-160', colours.shine, 3.4) +
  line('M-5-40L-22-66M-6-70L-26-98M-6-100L-24-130M-2-40L18-66M-4-70L24-98M-5-100L22-126', colours.shine, 2, faint(0.6))

const plumageOf = ({ dice, palette }: Stage): Ramp =>
  dice.pick([CHESTNUT, palette.tint, palette.counter, ORANGE, IVORY])

const profile: Layer = (stage) => placed(head(stage.sheet, plumageOf(stage)), MIDDLE, HEART - 6, 1.72)

const crest: Layer = (stage) => {
  const { sheet, palette } = stage
  const shield = 'M-82-84C-44-70-16-78 0-94C16-78 44-70 82-84C92 10 54 72 0 98C-54 72-92 10-82-84Z'
  return placed(
    solid(sheet, shield, palette.velvet, 4) +
      paint(shield, 'none', ` stroke="${palette.metal.mid}" stroke-width="7" transform="scale(.92)"`) +
      circle(0, 0, 76, sheet.glow(palette.light, 0.8)) +
      placed(head(sheet, plumageOf(stage)), 6, 2, 1.04),
    MIDDLE,
    HEART - 2,
  )
}

const spread: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const colours = plumageOf(stage)
  const outer = sheet.stamp(quill(sheet, colours, palette.tint.light))
  const inner = sheet.stamp(placed(quill(sheet, palette.counter, palette.metal.light), 0, 0, 0.68))
  const step = dice.pick([16, 18])
  const turns = [-4, 4, -3, 3, -2, 2, -1, 1, 0].map((i) => i * step)
  return placed(
    turns.map((turn) => outer(0, 0, 0.98, turn)).join('') +
      turns
        .slice(2)
        .map((turn) => inner(0, 0, 1, turn * 0.86))
        .join('') +
      circle(0, 0, 15, sheet.ball(palette.metal), edged(palette.metal.edge, 3)),
    MIDDLE,
    220,
  )
}

const crossed: Layer = (stage) => {
  const { sheet, palette } = stage
  const one = quill(sheet, plumageOf(stage), palette.tint.light)
  return (
    oval(MIDDLE, 226, 60, 10, '#000', faint(0.25)) +
    placed(one, 104, 216, 1.04, 26) +
    `<g transform="translate(196 216)rotate(-26)scale(-1.04 1.04)">${quill(sheet, palette.counter, palette.metal.light)}</g>` +
    circle(MIDDLE, 132, 19, sheet.metal(palette.metal), edged(palette.metal.edge, 3.5)) +
    circle(MIDDLE, 132, 8, palette.tint.mid, edged(palette.metal.edge, 2))
  )
}

const weathercock: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const bird =
    'M-62-8C-52-30-40-34-34-50C-44-52-42-62-32-62C-30-72-18-72-16-62C-4-62-6-48-14-42C-10-24 2-18 16-20C20-50 44-70 70-60C56-56 52-48 54-42C66-46 76-38 78-28C66-32 58-26 58-18C68-18 72-8 70 2C58-6 48 2 44 14C36 32 14 38-4 34C-24 30-34 10-40-20L-58-16Z'
  return (
    circle(MIDDLE, 120, 100, sheet.glow(YELLOW.light, 0.8)) +
    line('M150 150V236M104 192H196', palette.metal.edge, 9) +
    line('M150 150V236M104 192H196', palette.metal.light, 5) +
    paint('M196 192l-14-8v16zM104 192l14-8v16z', palette.metal.light, edged(palette.metal.edge, 2.5)) +
    placed(
      solid(sheet, bird, dice.chance(0.5) ? palette.metal : plumageOf(stage), 4) +
        circle(-26, -52, 4, '#1a1020') +
        line('M4-2C16 8 30 8 40-4M0 12C12 20 24 20 34 12', palette.metal.edge, 3, faint(0.6)),
      146,
      128,
      1.32,
    )
  )
}

/** Two heads that look away from each other, as in heraldry: facing each other would be a fight. */
const heraldic: Layer = ({ sheet, palette }) => {
  const left = placed(head(sheet, palette.tint), 84, HEART + 4, 1.12)
  const right = `<g transform="translate(216 140) scale(-1.12 1.12)">${head(sheet, palette.counter)}</g>`
  return (
    left +
    right +
    paint(
      'M150 44l10 26 26 6-22 16 6 28-20-16-20 16 6-28-22-16 26-6z',
      palette.metal.light,
      edged(palette.metal.edge, 3),
    )
  )
}

const POSES: readonly Layer[] = [profile, spread, crest, crossed, weathercock, heraldic]

export const rooster: Layer = (stage) => at(POSES, turnOf(stage, 'pose', POSES.length))(stage)
