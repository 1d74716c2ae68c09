import { askVendor, openGame, refused, say } from '../../shared/game.js'
import { make, part } from '../../shared/page.js'
import { TEXTS } from './texts.js'

/** @typedef {{nodeId: string, name: string, icon: string, freeplay: 0 | 1}} Listed */

/** @param {Listed} game @param {boolean} demo */
function tile({ nodeId, name, icon, freeplay }, demo) {
  const picture = make('img', { src: icon, alt: '', loading: 'lazy', width: 120, height: 120 })
  const button = make(
    'button',
    { type: 'button', disabled: demo && freeplay === 0 },
    picture,
    make('span', { textContent: name }),
  )
  button.addEventListener('click', () => enter(nodeId))
  return make('li', {}, button)
}

/** @param {string} nodeId */
async function enter(nodeId) {
  try {
    location.href = (await askVendor('/vendor-lobby', { nodeId })).url
  } catch (error) {
    refused(error, () => enter(nodeId))
  }
}

void openGame(
  '/vendor-lobby',
  TEXTS,
  (/** @type {import('../../shared/game.js').Opening & {games: Listed[]}} */ { games, demo }) => {
    part('intro').textContent = games.length > 0 ? say('choose', { count: games.length }) : say('empty')
    part('games').replaceChildren(...games.map((game) => tile(game, demo)))
  },
)
