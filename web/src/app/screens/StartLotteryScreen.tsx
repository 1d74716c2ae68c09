import type { LotteryGame } from '@understudy/contracts/lottery'
import type { PrizeMode } from '@understudy/contracts/lottery/terms'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { lastMode } from '@/domain/draws/last-mode'
import { useLotteryGames } from '@/features/lottery/lottery.queries'
import { hasChoice, launchOf, type PlayType, playTypesOf } from '@/features/lottery/where'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryState } from '@/shared/query/QueryState'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Segments } from '@/shared/ui/Segments'
import { Skeleton } from '@/shared/ui/Skeleton'
import styles from './StartLotteryScreen.module.css'

/** Choice of a game's mode, if there is one, before the launcher (LOTT-010). */
export default function StartLotteryScreen() {
  return (
    <QueryState query={useLotteryGames()} waiting={<Skeleton height={320} radius={20} className={styles.waiting} />}>
      {(games) => <Start games={games} />}
    </QueryState>
  )
}

function Start({ games }: { games: readonly LotteryGame[] }) {
  const t = useText()
  const [query] = useSearchParams()
  const game = games.find(({ gameId }) => gameId === query.get('gameId'))
  if (!game)
    return (
      <EmptyState scene="lost" action={<ButtonLink to={paths.lottery()}>{t('lottery:all')}</ButtonLink>}>
        {t('lottery:start.unknown')}
      </EmptyState>
    )
  if (!hasChoice(game)) return <Navigate to={launchOf(game)} replace />
  return <Choice game={game} />
}

function Choice({ game }: { game: LotteryGame }) {
  const t = useText()
  const playTypes = playTypesOf(game)
  const [playType, setPlayType] = useState<PlayType>(playTypes[0] ?? 'trad')
  const [prizeMode, setPrizeMode] = useState<PrizeMode>(game.prizeModes[0] ?? 'lott')
  return (
    <div className={styles.screen}>
      <img src={game.icon} alt="" width="120" height="120" className={styles.art} />
      <h2 className={styles.name}>{game.name}</h2>
      <p className={styles.remark}>{game.remark}</p>
      {playTypes.length > 1 && (
        <Segments
          label={t('lottery:start.playType')}
          options={playTypes.map((value) => ({ value, label: t(`lottery:start.${value}`) }))}
          value={playType}
          onChange={setPlayType}
        />
      )}
      {game.prizeModes.length > 1 && (
        <Segments
          label={t('lottery:start.prizeMode')}
          options={game.prizeModes.map((value) => ({ value, label: t(`lottery:start.${value}`) }))}
          value={prizeMode}
          onChange={setPrizeMode}
        />
      )}
      <p className={styles.hint}>{t(`lottery:start.about.${prizeMode}`)}</p>
      <ButtonLink
        to={launchOf(game, { playType, prizeMode })}
        replace
        wide
        size="large"
        onClick={() => lastMode.write({ playType, prizeMode })}
      >
        {t('lottery:start.go')}
      </ButtonLink>
    </div>
  )
}
