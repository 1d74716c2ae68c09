import { useText } from '@/shared/i18n'
import type { Menu } from '../game/menu.ts'
import { usePage } from '../page.ts'
import styles from './Modes.module.css'

/** Which prizes, played how, where the game leaves a choice. */
export function Modes({ menus, menu }: { menus: readonly Menu[]; menu: Menu }) {
  const t = useText()
  const play = usePage((page) => page.play)
  const prizeModes = [...new Set(menus.map(({ prizeMode }) => prizeMode))]
  const playTypes = [...new Set(menus.map(({ playType }) => playType))]
  return (
    <div className={styles.modes}>
      {prizeModes.length > 1 && (
        <label className={styles.mode}>
          <span>{t('lotto:modes.prizes')}</span>
          <select
            value={menu.prizeMode}
            onChange={(event) =>
              play({ playType: menu.playType, prizeMode: prizeModes.find((one) => one === event.currentTarget.value) })
            }
          >
            {prizeModes.map((one) => (
              <option key={one} value={one}>
                {t(`lotto:modes.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
      {playTypes.length > 1 && (
        <label className={styles.mode}>
          <span>{t('lotto:modes.style')}</span>
          <select
            value={menu.playType}
            onChange={(event) =>
              play({
                prizeMode: menu.prizeMode,
                playType: playTypes.find((one) => one === event.currentTarget.value) ?? menu.playType,
              })
            }
          >
            {playTypes.map((one) => (
              <option key={one} value={one}>
                {t(`lotto:modes.${one}`)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
