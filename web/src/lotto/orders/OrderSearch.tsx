import { DAY } from '@understudy/contracts/durations'
import { LOTTERY_LIMITS, ORDER_STATUSES } from '@understudy/contracts/lottery/terms'
import { useState } from 'react'
import { now } from '@/shared/clock'
import { calendar } from '@/shared/clock/calendar'
import { type TextKey, useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { DateSelects } from '@/shared/ui/DateSelects'
import { Select } from '@/shared/ui/Select'
import { useGames } from '../game/game-queries.ts'
import styles from './OrderSearch.module.css'
import type { OrderSearchInput } from './order-queries.ts'

/** Search form for orders: days, game, status. */
export function OrderSearch({ onSearch }: { onSearch: (search: OrderSearchInput) => void }) {
  const t = useText()
  const games = useGames().data ?? []
  const [from, setFrom] = useState(() => calendar().dayOf(now() - 6 * DAY))
  const today = calendar().dayOf(now())
  const first = `${Number(today.slice(0, 4)) - 1}-01-01`
  const [to, setTo] = useState(today)
  const [gameId, setGameId] = useState('')
  const [status, setStatus] = useState('')
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
  const wrong = !(days >= 1 && days <= LOTTERY_LIMITS.orderDays)
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (wrong) return
        onSearch({
          startDate: from,
          endDate: to,
          ...(gameId && { gameId }),
          ...(status && { orderStatus: Number(status) as (typeof ORDER_STATUSES)[number] }),
        })
      }}
    >
      <div className={styles.days}>
        <span>{t('lotto:search.from')}</span>
        <DateSelects label={t('lotto:search.from')} value={from} min={first} max={today} onChange={setFrom} />
      </div>
      <div className={styles.days}>
        <span>{t('lotto:search.to')}</span>
        <DateSelects label={t('lotto:search.to')} value={to} min={first} max={today} onChange={setTo} />
      </div>
      <label className={styles.field}>
        <span>{t('lotto:confirm.game')}</span>
        <Select value={gameId} onChange={(event) => setGameId(event.currentTarget.value)}>
          <option value="">{t('lotto:search.anyGame')}</option>
          {games.map((game) => (
            <option key={game.gameId} value={game.gameId}>
              {game.name}
            </option>
          ))}
        </Select>
      </label>
      <label className={styles.field}>
        <span>{t('lotto:search.status')}</span>
        <Select value={status} onChange={(event) => setStatus(event.currentTarget.value)}>
          <option value="">{t('lotto:search.anyStatus')}</option>
          {ORDER_STATUSES.map((one) => (
            <option key={one} value={one}>
              {t(`draws:status.${one}` as TextKey)}
            </option>
          ))}
        </Select>
      </label>
      {wrong && (
        <p className={styles.wrong} role="alert">
          {t('lotto:search.days', { count: LOTTERY_LIMITS.orderDays })}
        </p>
      )}
      <Button type="submit" className={styles.submit} disabled={wrong}>
        {t('lotto:search.go')}
      </Button>
    </form>
  )
}
