import type { Ramp } from './colour.ts'
import { circle, edged, faint, line, n, oval, type Sheet, xy } from './sheet.ts'

export type Point = readonly [number, number]

export const around = (radius: number, degrees: number, x = 0, y = 0): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

export const polygon = (points: readonly Point[]): string => `M${points.map(([x, y]) => xy(x, y)).join('L')}Z`

export function starPath(points: number, outer: number, inner: number, turn = 0): string {
  const corners: Point[] = []
  for (let i = 0; i < points * 2; i++) {
    corners.push(around(i % 2 === 0 ? outer : inner, turn + (i * 180) / points))
  }
  return polygon(corners)
}

export function regular(sides: number, radius: number, turn = 0): string {
  return polygon(Array.from({ length: sides }, (_, i) => around(radius, turn + (i * 360) / sides)))
}

export const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`

/** Returns a slice of a ring, or of a disc when `inner` is 0. */
export function sector(outer: number, inner: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0
  const [x1, y1] = around(outer, from)
  const [x2, y2] = around(outer, to)
  const [x3, y3] = around(inner, to)
  const [x4, y4] = around(inner, from)
  const back = inner === 0 ? 'L0 0' : `L${n(x3)} ${n(y3)}A${n(inner)} ${n(inner)} 0 ${large} 0 ${n(x4)} ${n(y4)}`
  return `M${n(x1)} ${n(y1)}A${n(outer)} ${n(outer)} 0 ${large} 1 ${n(x2)} ${n(y2)}${back}Z`
}

/** Returns a petal or leaf that stands on the origin and points up. */
export const petal = (length: number, width: number): string =>
  `M0 0C${xy(-width, -length * 0.35)} ${xy(-width * 0.7, -length * 0.75)} ${xy(0, -length)}C${xy(width * 0.7, -length * 0.75)} ${xy(width, -length * 0.35)} 0 0Z`

/** Returns a four-pointed glint as a path, to be joined with others. */
export function glint(x: number, y: number, r: number): string {
  const whole = Math.round(r)
  const near = Math.round(whole * 0.16)
  const far = whole - near
  return `M${xy(Math.round(x), Math.round(y) - whole)}q${near} ${far} ${whole} ${whole}q-${far} ${near}-${whole} ${whole}q-${near}-${far}-${whole}-${whole}q${far}-${near} ${whole}-${whole}`
}

/** Without a fill attribute, SVG paints black; that saves bytes, because a tile has many shadows. */
export const shadowOf = (d: string, drop = 6): string =>
  `<path d="${d}" transform="translate(0 ${n(drop + 2)})" opacity=".28"/>`

/** Draws an outline with its shadow. */
export function raised(sheet: Sheet, d: string, fill: string, more = ''): string {
  const outline = sheet.outline(d)
  return outline(' y="8" opacity=".28"') + outline(` fill="${fill}"${more}`)
}

/** Draws a solid shape: shadow, body lit from above, and outline. */
export const solid = (sheet: Sheet, d: string, colours: Ramp, edge = 3): string =>
  raised(sheet, d, sheet.fadeVia(colours.light, colours.mid, colours.dark), edged(colours.edge, edge))

export function sphere(sheet: Sheet, x: number, y: number, r: number, colours: Ramp, edge = 2.5): string {
  return (
    circle(x, y + r * 0.16, r + 1, '#000', faint(0.25)) +
    circle(x, y, r, sheet.ball(colours), edged(colours.edge, edge)) +
    oval(x - r * 0.32, y - r * 0.44, r * 0.3, r * 0.18, '#fff', faint(0.75))
  )
}

export const shine = (d: string, width = 4, opacity = 0.6): string => line(d, '#fff', width, faint(opacity))

export const eye = (x: number, y: number, r: number): string =>
  circle(x, y, r, '#fff') + circle(x, y, r * 0.62, '#1a1020') + circle(x - r * 0.2, y - r * 0.28, r * 0.24, '#fff')
