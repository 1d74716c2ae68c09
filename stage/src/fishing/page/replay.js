import { figure, money, removeParts, say } from '../../shared/game.js'
import { apart, make, part, plain } from '../../shared/page.js'
import { openWater } from './water.js'

/** Pause between two shots, milliseconds. */
const SHOT_MS = 450

/**
 * Shows a volley again, shot by shot.
 * @param {import('../../shared/game.js').Replay<{species: import('./water.js').Kind[], targets: string[], wins: number[]}>} replay
 */
export function openReplay({ picture, win, status }) {
  const { species, targets, wins } = picture
  removeParts(['wave', 'stakes'])
  const water = openWater(species)
  part('targets').replaceWith(shotList(picture))
  part('result').textContent =
    status === 'returned' ? say('given') : win > 0 ? say('caught', { amount: apart(money(win)) }) : say('missed')

  /** @type {ReturnType<typeof setTimeout>[]} */
  let shots = []
  function showAgain() {
    for (const shot of shots) clearTimeout(shot)
    shots = targets.map((name, i) =>
      setTimeout(
        () => {
          const fish = water.some(name)
          const prize = wins[i] ?? 0
          if (fish) water.mark(fish, prize > 0 ? `+${figure(prize)}` : '·', prize > 0)
        },
        (i + 1) * SHOT_MS,
      ),
    )
  }
  showAgain()
  return showAgain
}

/** Lists the shots with what each has caught. @param {{species: import('./water.js').Kind[], targets: string[], wins: number[]}} picture */
const shotList = ({ species, targets, wins }) =>
  make(
    'ol',
    { className: 'shots' },
    ...targets.map((name, i) => {
      const prize = wins[i] ?? 0
      const kind = species.find((one) => one.name === name)
      return make(
        'li',
        { className: prize > 0 ? 'won' : '' },
        make('img', { src: kind?.picture ?? '', alt: '', width: 44, height: 44 }),
        make('span', { textContent: say(name) }),
        prize > 0 ? plain(`+${figure(prize)}`) : make('span', { textContent: say('missed') }),
      )
    }),
  )
