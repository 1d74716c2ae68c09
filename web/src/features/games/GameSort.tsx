import { GAME_ORDERS, type GameOrder } from '@understudy/contracts/games'
import { useText } from '@/shared/i18n'
import { Select } from '@/shared/ui/Select'
import styles from './GameSort.module.css'

/** An order of the address; undefined for the merchant's own, and for unknown values. */
export const gameOrderIn = (params: URLSearchParams): GameOrder | undefined =>
  GAME_ORDERS.find((order) => order === params.get('sort'))

interface GameSortProps {
  /** Undefined for the merchant's own order. */
  current: GameOrder | undefined
  onPick: (order: GameOrder | undefined) => void
}

/** The order of a list of games. */
export function GameSort({ current, onPick }: GameSortProps) {
  const t = useText()
  return (
    <Select
      className={styles.sort}
      aria-label={t('games:sort.label')}
      value={current ?? ''}
      onChange={({ target }) => onPick(GAME_ORDERS.find((order) => order === target.value))}
    >
      <option value="">{t('games:sort.usual')}</option>
      {GAME_ORDERS.map((order) => (
        <option key={order} value={order}>
          {t(`games:sort.${order}`)}
        </option>
      ))}
    </Select>
  )
}
