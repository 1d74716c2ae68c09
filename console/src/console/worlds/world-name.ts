import type { WorldDetails } from '@understudy/contracts/control/fields'
import { shortMoment } from '../time/moments.ts'

type Named = Pick<WorldDetails, 'name' | 'scenario' | 'person' | 'now'>

/** The name a world was given, else its scenario, who was active in it last, and its time. */
export const worldName = ({ name, scenario, person, now }: Named): string =>
  name || [scenario, person, shortMoment(now)].filter(Boolean).join(' · ')
