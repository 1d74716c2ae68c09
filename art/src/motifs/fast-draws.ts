import { NIGHT, SILVER } from '../colour.ts'
import { at } from '../random.ts'
import { raised, shine } from '../shapes.ts'
import { beads, box, circle, edged, faint, line, n, placed } from '../sheet.ts'
import { HEART, type Layer, MIDDLE, turnOf } from '../stage.ts'
import { crown } from './draws.ts'
import { drumOf, shade } from './drum.ts'

const BOLT = 'M12-60L-34 10H-6L-16 60L36-14H6L24-60Z'

const phone: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const { ball, figures } = drumOf(stage)
  const device =
    box(-52, -88, 104, 190, 18, '#000', faint(0.3)) +
    box(-52, -94, 104, 188, 18, NIGHT.edge, edged(SILVER.mid, 3)) +
    box(-44, -84, 88, 168, 11, sheet.fade(palette.tint.light, palette.tint.edge)) +
    box(-30, 42, 60, 22, 11, palette.metal.mid) +
    line('M-12-90H12', SILVER.dark, 3) +
    line('M-14 53H14', '#fff', 4)
  return (
    placed(device, MIDDLE, HEART, 0.96, dice.pick([-9, 9, 0])) +
    ball(MIDDLE, 116, 42) +
    ball(70, 178, 32) +
    ball(230, 176, 30) +
    ball(228, 82, 24) +
    ball(66, 84, 22) +
    figures()
  )
}

const strike: Layer = (stage) => {
  const { sheet, palette } = stage
  const { ball, figures } = drumOf(stage)
  return (
    circle(MIDDLE, HEART, 130, sheet.glow('#fff7b0', 0.9)) +
    ball(74, 96, 36) +
    ball(226, 96, 36) +
    ball(70, 186, 32) +
    ball(230, 186, 32) +
    placed(
      raised(sheet, BOLT, sheet.fade('#fffce0', palette.metal.mid), edged(palette.metal.edge, 4.5)) +
        shine('M12-50L-18-2', 4, 0.9),
      MIDDLE,
      HEART,
      1.44,
    ) +
    figures()
  )
}

const timer: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const { ball, figures } = drumOf(stage)
  const part = dice.between(0.35, 0.85)
  return (
    circle(MIDDLE, HEART + 7, 96, '#000', faint(0.25)) +
    circle(MIDDLE, HEART, 94, sheet.fade(palette.ink.dark, palette.ink.edge)) +
    `<circle cx="150" cy="136" r="82" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="15"/><circle cx="150" cy="136" r="82" fill="none" stroke="${sheet.fade(palette.tint.light, palette.tint.mid)}" stroke-width="15" pathLength="1" stroke-dasharray="${n(part)} 1" transform="rotate(-90 150 136)"/>` +
    beads(MIDDLE, HEART, 82, 12, 4, '#fff', 0.5) +
    ball(MIDDLE, HEART, 56) +
    ball(62, 206, 26) +
    ball(238, 206, 26) +
    figures()
  )
}

const board: Layer = (stage) => {
  const { sheet, palette, dice } = stage
  const { ball, figures } = drumOf(stage)
  const cells = [-60, -20, 20, 60].flatMap((y) => [-60, -20, 20, 60].map((x) => `M${x - 9} ${y}H${x + 9}`)).join('')
  const hits = Array.from({ length: 5 }, () => {
    const x = dice.whole(0, 3) * 40 - 60
    return `M${x - 9} ${dice.whole(0, 3) * 40 - 60}h18`
  }).join('')
  return (
    placed(
      box(-92, -84, 184, 184, 22, '#000', faint(0.3)) +
        box(-92, -92, 184, 184, 22, sheet.fade(NIGHT.light, NIGHT.edge), edged(palette.metal.mid, 5)) +
        line(cells, palette.ink.light, 20, faint(0.55)) +
        line(hits, palette.metal.light, 22),
      MIDDLE,
      HEART - 4,
      0.98,
      dice.whole(-8, 8),
    ) +
    ball(214, 190, 42) +
    ball(84, 200, 30) +
    figures()
  )
}

const pulse: Layer = (stage) => {
  const { palette, sheet } = stage
  const { ball, figures } = drumOf(stage)
  const arcs = [34, 62, 90]
    .map((r) => `M${150 - r} ${150 - r * 0.5}A${n(r * 1.12)} ${n(r * 1.12)} 0 0 1 ${150 + r} ${150 - r * 0.5}`)
    .join('')
  return (
    shade(226, 90) +
    line(arcs, palette.tint.edge, 19) +
    line(arcs, palette.tint.light, 12) +
    circle(150, 180, 90, sheet.glow(palette.light, 0.7)) +
    ball(MIDDLE, 176, 46) +
    ball(70, 188, 30) +
    ball(230, 188, 30) +
    figures()
  )
}

const chain: Layer = (stage) => {
  const { palette, sheet } = stage
  const { ball, figures } = drumOf(stage)
  const links = 'M60 92L150 60L240 92M60 92L104 184M240 92L196 184M104 184H196M150 60L104 184M150 60L196 184'
  return (
    line(links, palette.tint.edge, 9) +
    line(links, palette.tint.light, 4.5) +
    circle(150, 120, 60, sheet.glow('#fff', 0.5)) +
    ball(60, 92, 32) +
    ball(240, 92, 32) +
    ball(104, 184, 34) +
    ball(196, 184, 34) +
    ball(150, 66, 38) +
    figures()
  )
}

const SPARKS: readonly Layer[] = [phone, strike, timer, crown, board, pulse, chain]
export const fastDraws: Layer = (stage) => at(SPARKS, turnOf(stage, 'spark', SPARKS.length))(stage)
