import { opening, say } from './game.js'
import { make } from './page.js'

const CROWN =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M3 7l4.5 4L12 4l4.5 7L21 7l-2 11H5z" fill="currentColor"/></svg>'

/**
 * Shows who sits at a table; a winner has a crown, so that colour alone tells nothing.
 * @param {string | undefined} picture @param {string} name @param {boolean} [wins]
 */
export function person(picture, name, wins = false) {
  const shown = make('span', { className: 'person' })
  if (picture) shown.append(make('img', { src: picture, alt: '', width: 44, height: 44 }))
  if (wins) shown.append(make('span', { className: 'crown', innerHTML: CROWN }))
  shown.append(make('b', { textContent: name }))
  return shown
}

export const dealer = () => person(opening.people?.dealer, say('dealer'))
/** @param {boolean} [wins] */
export const you = (wins) => person(opening.people?.you, say('you'), wins)
