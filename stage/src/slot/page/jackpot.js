import { money, say } from '../../shared/game.js'
import { isCalm, make } from '../../shared/page.js'

/** How long the amount counts up, ms. */
const COUNTING = 2_400
const COINS = 24

/**
 * Celebrates a jackpot over the machine until the player goes on: coins fall and the amount counts up; at rest for
 * players who prefer no motion.
 * @param {number} amount currency units
 */
export function celebrateJackpot(amount) {
  const counting = make('bdi', { dir: 'ltr', ariaHidden: 'true' })
  const onward = make('button', { type: 'button', className: 'main', textContent: say('goOn') })
  const dialog = document.createElement('dialog')
  dialog.className = 'jackpot'
  dialog.append(
    make('span', { className: 'coins', ariaHidden: 'true' }, ...Array.from({ length: COINS }, coin)),
    make('h2', { id: 'jackpot-title', textContent: say('jackpot') }),
    make('p', {}, counting, make('bdi', { dir: 'ltr', className: 'hidden', textContent: money(amount) })),
    onward,
  )
  dialog.setAttribute('aria-labelledby', 'jackpot-title')
  onward.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  countUp(amount, (shown) => {
    counting.textContent = money(shown)
  })
  navigator.vibrate?.([80, 60, 80, 60, 200])
}

/** @param {unknown} _ @param {number} index */
function coin(_, index) {
  const falling = make('i')
  falling.style.setProperty('--at', `${(index * 61) % 97}%`)
  falling.style.setProperty('--delay', `${((index * index * 37) % COINS) * 90}ms`)
  return falling
}

/** @param {number} amount @param {(shown: number) => void} show */
function countUp(amount, show) {
  if (isCalm()) return show(amount)
  const begin = performance.now()
  requestAnimationFrame(function count(now) {
    const share = Math.min(1, Math.max(0, (now - begin) / COUNTING))
    show(share === 1 ? amount : Math.floor(amount * (1 - (1 - share) ** 3)))
    if (share < 1) requestAnimationFrame(count)
  })
}
