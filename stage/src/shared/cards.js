import { make } from './page.js'

const SUITS = ['♠', '♥', '♦', '♣']

/** Draws a card face up, or its back. @param {number | undefined} card 0 to 51 @param {readonly string[]} ranks lowest first */
export function cardOf(card, ranks) {
  if (card === undefined) return make('span', { className: 'card back' })
  const suit = Math.floor(card / 13)
  return make(
    'span',
    { className: `card${suit === 1 || suit === 2 ? ' red' : ''}`, dir: 'ltr' },
    make('b', { textContent: ranks[card % 13] ?? '' }),
    make('i', { textContent: SUITS[suit] ?? '' }),
  )
}
