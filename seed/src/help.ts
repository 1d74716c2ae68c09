import { account } from './help/account.ts'
import { money } from './help/money.ts'
import { play } from './help/play.ts'
import { safety } from './help/safety.ts'
import { start } from './help/start.ts'
import { terms } from './help/terms.ts'
import { seedPart } from './seed-part.ts'
import type { HelpSeed } from './world-seed.ts'

/** Texts of the help centre in listed order; `{brand}` stands for the merchant's name. */
export const helpPart = seedPart({
  name: 'help',
  build: (): HelpSeed[] => [start, account, money, play, safety, terms],
  empty: [],
})
