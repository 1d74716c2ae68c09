import type { Random } from '../../world/random.ts'

/** Strokes of the digits, as points x and y on a grid of 4 by 6. */
const STROKES = [
  '10 30 41 45 36 16 05 01 10',
  '01 20 26',
  '01 10 30 41 42 06 46',
  '00 40 22 32 43 45 36 16 05',
  '36 30 04 44',
  '40 00 02 32 43 45 36 06',
  '40 20 03 05 16 36 45 44 33 03',
  '00 40 26',
  '10 30 41 42 33 13 04 05 16 36 45 44 33 13 02 01 10',
  '06 26 43 41 30 10 01 02 13 43',
].map((stroke) => stroke.split(' ').map((point) => [Number(point[0]), Number(point[1])] as const))

const [WIDTH, HEIGHT] = [120, 44]
const NOISE_LINES = 3
/** Largest turn of a digit either way, radians. */
const TURN = 0.35

/** An SVG of the digits as crooked strokes below lines of noise, so that no text stands in it. */
export function drawCaptcha(digits: string, random: Random): string {
  const between = (least: number, most: number) => least + random.next() * (most - least)
  const line = (points: (readonly [number, number])[], width: number) =>
    `<polyline points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" stroke-width="${width}"/>`

  const drawn = [...digits].map((digit, at) => {
    const [turn, scale] = [between(-TURN, TURN), between(3.8, 4.8)]
    const centre = [(WIDTH * (at + 0.5)) / digits.length + between(-3, 3), HEIGHT / 2 + between(-4, 4)] as const
    const points = (STROKES[Number(digit)] ?? []).map(([column, row]) => {
      const [x, y] = [(column - 2 + between(-0.2, 0.2)) * scale, (row - 3 + between(-0.2, 0.2)) * scale]
      return [
        centre[0] + x * Math.cos(turn) - y * Math.sin(turn),
        centre[1] + x * Math.sin(turn) + y * Math.cos(turn),
      ] as const
    })
    return line(points, 3)
  })
  const noise = Array.from({ length: NOISE_LINES }, () =>
    line(
      [0, WIDTH / 2, WIDTH].map((x) => [x, between(4, HEIGHT - 4)] as const),
      1.5,
    ),
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    '<rect width="100%" height="100%" rx="8" fill="#eef2f8"/>',
    '<g fill="none" stroke="#26324a" stroke-linecap="round" stroke-linejoin="round">',
    ...drawn,
    ...noise,
    '</g></svg>',
  ].join('')
}
