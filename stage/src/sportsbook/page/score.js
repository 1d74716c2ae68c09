import { make, plain } from '../../shared/page.js'

/** @typedef {import('./sportsbook.js').Scores} Scores */

/** Shows a side's score, what a bracket adds to it less loud. @param {string} score */
export function scoreOf(score) {
  const [figure = '', ...more] = score.split(' ')
  return make('bdi', { className: 'score', dir: 'ltr' }, figure, ...more.map((part) => make('small', {}, ` ${part}`)))
}

/** Shows both scores in one line, home first, and the minute. @param {Scores} scores */
export const scoreLine = ({ home, away, minute }) => [
  scoreOf(home),
  ' – ',
  scoreOf(away),
  ...(minute === undefined ? [] : [' · ', plain(`${minute}′`)]),
]
