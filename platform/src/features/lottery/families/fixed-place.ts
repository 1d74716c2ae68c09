import { texts } from '@understudy/seed'
import type { Draw } from '../draw.ts'
import { chance, onlyWay, placedWins, type Section } from '../play.ts'
import { positionLabels, RULES } from './words.ts'

const NAME = texts('مقررہ مقام', 'Muqarrara maqam', 'Fixed place')

/** The section in which a symbol is chosen for each place; at every place each of them comes equally often. */
export const fixedPlace = (
  family: string,
  places: number,
  symbols: string[],
  drawn: (draw: Draw) => readonly string[],
): Section => ({
  code: `${family}_PLACE`,
  name: NAME,
  plays: [
    {
      code: `${family}_FIXED`,
      name: NAME,
      rule: RULES.placed,
      type: 'trad',
      shape: { kind: 'places', positions: positionLabels(0, places), symbols },
      ways: onlyWay(chance(1, symbols.length)),
      wins: placedWins(drawn),
    },
  ],
})
