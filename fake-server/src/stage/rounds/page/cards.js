import { make } from '../../shared/game.js'

const SUITS = ['♠', '♥', '♦', '♣']
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']

/** Draws a card face up, or its back; 0 to 51, the ace lowest. @param {number} [card] */
export function cardOf(card) {
  if (card === undefined) return make('span', { className: 'card back' })
  const suit = Math.floor(card / 13)
  const red = suit === 1 || suit === 2
  return make(
    'span',
    { className: `card${red ? ' red' : ''}`, dir: 'ltr' },
    make('b', { textContent: RANKS[card % 13] ?? '' }),
    make('i', { textContent: SUITS[suit] ?? '' }),
  )
}
