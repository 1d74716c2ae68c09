import { apart, clock, make, part, plain } from '../../shared/page.js'
import { doors, fill, foot, language, look, masthead, openSite } from '../../shared/site.js'
import { TEXTS } from './texts.js'

/** @typedef {'home' | 'away'} Side */
/**
 * @typedef {{matchId: string, league: string, home: string, away: string, homeImage: string, awayImage: string,
 *   startsAt: number, endsAt: number, status: 'upcoming' | 'live' | 'closed' | 'calledOff', winner: Side | null,
 *   odds: Record<Side, number | null>, overs: number, wonBy?: {unit: 'runs' | 'wickets', count: number},
 *   scores?: import('../../sportsbook/page/sportsbook.js').Scores}} Match
 */
/**
 * @typedef {import('../../shared/site.js').Site & {colours: Record<'dark' | 'light', Record<string, string>>,
 *   overs: number, matches: Match[]}} CricketSite
 */

const ASK_EVERY_MS = 5_000
/** @type {readonly Side[]} */
const SIDES = ['home', 'away']
/** What the page's colours are called among the merchant's. */
const COLOURS = {
  '--bg': 'bg',
  '--panel': 'surface',
  '--edge': 'line',
  '--text': 'text',
  '--muted': 'muted',
  '--accent': 'accent',
  '--on-accent': 'on-accent',
}
const texts = TEXTS[language]

/** @param {CricketSite} site */
function draw(site) {
  const { brand, mark, colours, matches } = site
  const title = fill(texts.title, { brand })
  document.title = title
  for (const [name, colour] of Object.entries(COLOURS))
    document.documentElement.style.setProperty(name, colours[look][colour] ?? '')
  part('page').replaceChildren(
    masthead(mark, title, texts.subtitle),
    make('section', { className: 'panel invite' }, make('p', { textContent: texts.invite }), doors(site)),
    ...(matches.length > 0 ? sections(site) : [make('p', { className: 'none', textContent: texts.none })]),
    make('p', { className: 'quietly', textContent: texts.how }),
    foot(site),
  )
}

/** @param {CricketSite} site */
function sections(site) {
  const isOver = (/** @type {Match} */ { status }) => status === 'closed' || status === 'calledOff'
  return [
    section(site, texts.live, texts.noLive, ({ status }) => status === 'live'),
    section(site, texts.upcoming, texts.noUpcoming, ({ status }) => status === 'upcoming'),
    section(site, texts.closed, texts.noClosed, isOver),
  ]
}

/**
 * @param {CricketSite} site @param {string} title @param {string} none Said when there is no such match.
 * @param {(match: Match) => boolean} isShown
 */
function section(site, title, none, isShown) {
  const cards = site.matches.filter(isShown).map((match) => make('li', {}, card(site, match)))
  return make(
    'section',
    { className: 'matches', 'aria-label': title },
    make('h2', { textContent: title }),
    cards.length > 0
      ? make('ul', { className: 'list' }, ...cards)
      : make('p', { className: 'none', textContent: none }),
  )
}

/** @param {CricketSite} site @param {Match} match */
function card(site, match) {
  const { league, home, away, status, overs, winner, wonBy, scores } = match
  const parts = [
    make('header', { className: 'quietly' }, make('span', { textContent: league }), state(site, match)),
    ...SIDES.map((side) => row(match, side)),
  ]
  if (status === 'live') parts.push(progress(overs, site.overs))
  if (scores?.needs) parts.push(make('p', { textContent: needed(match, scores.needs) }))
  if (winner && wonBy) parts.push(make('p', { textContent: result(match, winner, wonBy) }))
  return make('article', { className: 'panel match', 'aria-label': `${home} – ${away}` }, ...parts)
}

/** @param {CricketSite} site @param {Match} match */
function state({ timeZone }, match) {
  const { status, startsAt, endsAt } = match
  if (status === 'live') return make('b', { className: 'live', textContent: texts.live })
  if (status === 'calledOff') return make('b', { className: 'off', textContent: texts.calledOff })
  if (status === 'upcoming')
    return make('span', { textContent: fill(texts.starts, { time: apart(clock(startsAt, timeZone)) }) })
  return make('span', { textContent: fill(texts.ended, { time: apart(clock(endsAt, timeZone)) }) })
}

/** A team with its runs and wickets, and its odds to look at. @param {Match} match @param {Side} side */
function row(match, side) {
  const { status, odds, winner } = match
  const team = make(
    'p',
    { className: `team${winner === side ? ' wins' : ''}` },
    make('img', { src: match[`${side}Image`], alt: '', width: 36, height: 36, loading: 'lazy' }),
    make('b', { textContent: match[side] }),
  )
  if (match.scores?.[side]) team.append(make('bdi', { className: 'runs', dir: 'ltr', textContent: match.scores[side] }))
  else if (match.scores) team.append(make('span', { className: 'quietly', textContent: texts.yetToBat }))
  if (status === 'live' || status === 'upcoming') team.append(price(odds[side]))
  return team
}

/** @param {number | null} odds */
const price = (odds) =>
  make(
    'span',
    { className: 'price' },
    make('span', { className: 'hidden', textContent: texts.odds }),
    odds === null ? texts.suspended : plain(odds.toFixed(2)),
  )

/** @param {Match} match @param {Side} winner @param {NonNullable<Match['wonBy']>} wonBy */
const result = (match, winner, { unit, count }) =>
  fill(texts[unit === 'runs' ? 'runsBy' : 'wicketsBy'][count === 1 ? 'one' : 'other'], {
    team: match[winner],
    count: apart(count),
  })

/** @param {Match} match @param {NonNullable<NonNullable<Match['scores']>['needs']>} needs */
const needed = (match, { side, runs, balls }) =>
  fill(texts.needs, { team: match[side], runs: apart(runs), balls: apart(balls) })

/** @param {number} done @param {number} all */
function progress(done, all) {
  const label = fill(texts.overs, { done: apart(done), all: apart(all) })
  const bar = make('progress', { max: all, value: done, 'aria-label': label })
  return make('div', { className: 'progress' }, bar, make('span', { className: 'quietly', textContent: label }))
}

void openSite(draw, ASK_EVERY_MS)
