import { money, say } from './game.js'
import { isCalm, make, part } from './page.js'

/** What is celebrated, by how many times its stake it is at least; a jackpot always is as the largest. */
const SIZES = /** @type {const} */ ([
  { name: 'huge', from: 200, coins: 36, counts: 2_400 },
  { name: 'big', from: 50, coins: 24, counts: 1_600 },
  { name: 'fine', from: 10, coins: 12, counts: 1_000 },
])
/** How long coins fall behind the page, ms. */
const FALLING = 3_200

/**
 * Celebrates a win by its size, at rest for players who prefer no motion. The line that tells the result must be there:
 * its amount grows and counts up where it stands, while coins fall behind the page, so that nothing covers what was won.
 * The largest stands over the page until the player goes on, and shows the amount itself.
 * @param {{win: number, stake: number, jackpot?: number | undefined, awaited?: boolean}} won currency units; `awaited`
 *   is a win that one has waited for, as for the end of a match, and that is celebrated however small
 */
export function celebrate({ win, stake, jackpot, awaited = false }) {
  const bySize = SIZES.find(({ from }) => stake > 0 && win >= from * stake)
  const size = jackpot === undefined ? (bySize ?? (awaited ? SIZES[2] : undefined)) : SIZES[0]
  if (!size) return
  navigator.vibrate?.(size.name === 'fine' ? [40, 60, 40] : [80, 60, 80, 60, 200])
  if (size.name === 'huge') standOver(jackpot ?? win, say(jackpot === undefined ? 'hugeWin' : 'jackpot'), size)
  else grow(win, size)
}

/** @param {number} win @param {{name: string, coins: number, counts: number}} size */
function grow(win, { name, coins, counts }) {
  const told = part('result').textContent ?? ''
  const shown = make('span', { className: `celebrated ${name}`, ariaHidden: 'true' })
  part('result').replaceChildren(make('span', { className: 'hidden', textContent: told }), shown)
  countUp(win, counts, (amount) => {
    shown.textContent = told.replace(money(win), money(amount))
  })
  if (isCalm()) return
  const falling = coinsOf(coins)
  part('game').before(falling)
  setTimeout(() => falling.remove(), FALLING)
}

/** @param {number} amount @param {string} title @param {{coins: number, counts: number}} size */
function standOver(amount, title, { coins, counts }) {
  const counting = make('bdi', { dir: 'ltr', ariaHidden: 'true' })
  const onward = make('button', { type: 'button', className: 'main', textContent: say('goOn') })
  const dialog = document.createElement('dialog')
  dialog.className = 'celebration'
  dialog.append(
    coinsOf(coins),
    make('h2', { id: 'celebrated', textContent: title }),
    make('p', {}, counting, make('bdi', { dir: 'ltr', className: 'hidden', textContent: money(amount) })),
    onward,
  )
  dialog.setAttribute('aria-labelledby', 'celebrated')
  onward.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  countUp(amount, counts, (shown) => {
    counting.textContent = money(shown)
  })
}

/** @param {number} count */
const coinsOf = (count) =>
  make(
    'span',
    { className: 'coins', ariaHidden: 'true' },
    ...Array.from({ length: count }, (_, index) => {
      const coin = make('i')
      coin.style.setProperty('--at', `${(index * 61) % 97}%`)
      coin.style.setProperty('--delay', `${((index * index * 37) % count) * 60}ms`)
      return coin
    }),
  )

/** @param {number} amount @param {number} counts milliseconds @param {(shown: number) => void} show */
function countUp(amount, counts, show) {
  if (isCalm()) return show(amount)
  const begin = performance.now()
  show(0)
  requestAnimationFrame(function count(now) {
    const share = Math.min(1, Math.max(0, (now - begin) / counts))
    show(share === 1 ? amount : Math.floor(amount * (1 - (1 - share) ** 3)))
    if (share < 1) requestAnimationFrame(count)
  })
}
