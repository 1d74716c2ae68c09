import { say } from '../../shared/game.js'
import { apart, make, plain } from '../../shared/page.js'

/** @typedef {import('./sportsbook.js').Scores} Scores */
/** @typedef {Record<'home' | 'away', string>} Teams */

/** Shows a side's score, what a bracket adds to it less loud. @param {string} score Empty for one that is yet to bat. */
export function scoreOf(score) {
  if (score === '') return make('small', { textContent: say('yetToBat') })
  const [figure = '', ...more] = score.split(' ')
  return make('bdi', { className: 'score', dir: 'ltr' }, figure, ...more.map((part) => make('small', {}, ` ${part}`)))
}

/** Shows both scores in one line, home first, and the minute or what is needed. @param {Scores} scores @param {Teams} teams */
export const scoreLine = ({ home, away, minute, needs }, teams) => [
  scoreOf(home),
  ' – ',
  scoreOf(away),
  ...(minute === undefined ? [] : [' · ', plain(`${minute}′`)]),
  ...(needs ? [make('small', { textContent: ` · ${needed(needs, teams)}` })] : []),
]

/** Says what the side that bats last still needs. @param {NonNullable<Scores['needs']>} needs @param {Teams} teams */
export const needed = ({ side, runs, balls }, teams) =>
  say('needs', { team: teams[side], runs: apart(runs), balls: apart(balls) })
