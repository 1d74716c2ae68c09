import { backdropOf } from '../backdrops.ts'
import { air, foot, sky } from '../foot.ts'
import { SHOWCASES } from '../motifs/showcases.ts'
import { trophy } from '../motifs/sports.ts'
import { paletteOf } from '../palette.ts'
import { at, diceFrom, hash } from '../random.ts'
import { Sheet } from '../sheet.ts'
import { SIDE, type Stage } from '../stage.ts'
import type { Figure } from '../symbols/index.ts'
import { clock, drum, lantern, rocket } from '../symbols/journey.ts'
import { bell, clover, coin, star, target } from '../symbols/lucky.ts'
import {
  calendar,
  crownedCup,
  envelope,
  friends,
  gift,
  megaphone,
  purse,
  refund,
  shield,
  ticket,
} from '../symbols/promo.ts'
import { chest, crown, key, lamp } from '../symbols/royal.ts'
import { sparkles } from '../tile.ts'
import { drawSign } from './signs.ts'

const MEANINGS: readonly (readonly [RegExp, Figure])[] = [
  [/gift|bonus|reward|welcome|free/, gift],
  [/cash|back|rebate|refund/, refund],
  [/deposit|wallet|money|salary|withdraw/, purse],
  [/vip|crown|royal/, crown],
  [/friend|refer|agent|invite|team/, friends],
  [/day|daily|week|month|calendar|sign|festival/, calendar],
  [/news|notice|announce|live/, megaphone],
  [/mail|message|letter|packet|rain/, envelope],
  [/cup|league|rank|winner/, crownedCup],
  [/tournament|trophy|champion/, trophy],
  [/safe|secur|protect|rule/, shield],
  [/ticket|lott|draw/, ticket],
  [/mission|task|goal|target/, target],
  [/time|hour|clock|mainten/, clock],
  [/crash|rocket|fast|boost/, rocket],
  [/jackpot|treasure|chest/, chest],
  [/luck|spin/, clover],
  [/coin|point/, coin],
  [/bell|alert|remind/, bell],
  [/party|music|drum/, drum],
  [/night|lantern|eid|light/, lantern],
  [/wish|genie|lamp/, lamp],
  [/new|star|hot/, star],
  [/unlock|key|code/, key],
]
const ANY: readonly Figure[] = [gift, star, megaphone, chest, calendar, trophy, clover, coin, envelope, lantern]

/** Draws a picture for a promotion or announcement: the slug's meaning as the hero, composed like a game tile. */
export function drawIcon(slug: string, variant: number): string {
  const sign = drawSign(slug, variant)
  if (sign !== undefined) return sign
  const sheet = new Sheet()
  const dice = diceFrom(`icon/${slug}/${variant}`)
  const hero = MEANINGS.find(([words]) => words.test(slug))?.[1] ?? at(ANY, hash(slug))
  const vendor = `icon ${slug} ${variant}`
  const stage: Stage = { sheet, dice, vendor, serial: variant, palette: paletteOf(vendor, variant, dice), hero }
  const showcase = at(SHOWCASES, hash(`showcase of ${slug}`) + variant)
  return sheet.finish(
    SIDE,
    SIDE,
    sky(stage) + backdropOf(stage) + air(stage) + showcase(stage) + sparkles(stage) + foot(stage),
  )
}
