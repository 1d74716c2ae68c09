import { DAY, HOUR, MINUTE, SECOND } from '@understudy/contracts/durations'

const UNITS = [
  ['d', DAY],
  ['h', HOUR],
  ['m', MINUTE],
  ['s', SECOND],
  ['ms', 1],
] as const

/** The milliseconds of a distance such as `-3d4h`. */
export function distanceIn(when: string): number {
  const sign = when.startsWith('-') ? -1 : 1
  const parts = [...when.matchAll(/(\d+)(ms|[dhms])/g)]
  return (
    sign *
    parts.reduce((sum, [, count, unit]) => sum + Number(count) * (UNITS.find(([name]) => name === unit)?.[1] ?? 0), 0)
  )
}

/** A distance in words of a file: `-3d4h` for so many milliseconds before. */
export function whenOf(distance: number): string {
  let rest = Math.abs(Math.round(distance))
  const words = UNITS.flatMap(([name, length]) => {
    const count = Math.floor(rest / length)
    rest -= count * length
    return count > 0 ? [`${count}${name}`] : []
  })
  return `${distance < 0 ? '-' : '+'}${words.join('') || '0s'}`
}
