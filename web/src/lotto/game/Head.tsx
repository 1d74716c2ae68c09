import type { LotteryGame } from '@understudy/contracts/lottery'
import { ChevronDown } from 'lucide-react'
import { Result } from '@/domain/draws/Result'
import { useText } from '@/shared/i18n'
import { Muted } from '@/shared/ui/Muted'
import { Skeleton } from '@/shared/ui/Skeleton'
import type { useCurrentIssue } from './game-queries.ts'
import styles from './Head.module.css'
import { LottoWallet } from './LottoWallet.tsx'
import { TimeLeft } from './TimeLeft.tsx'

interface HeadProps {
  game: LotteryGame
  near: ReturnType<typeof useCurrentIssue>['data']
  onGames: () => void
}

/** Header of a game: sticky name, issue and countdown; below it the last result and the balance. */
export function Head({ game, near, onGames }: HeadProps) {
  const t = useText()
  return (
    <>
      <header className={styles.head}>
        <div className={styles.what}>
          <h1 className={styles.title}>
            <button type="button" className={styles.name} onClick={onGames} aria-haspopup="dialog">
              {game.name}
              <ChevronDown size={18} aria-hidden="true" />
              <span className="visually-hidden">{t('lotto:games.change')}</span>
            </button>
          </h1>
          {near && (
            <p className={styles.numero}>
              {t('lotto:issue.name')} <bdi dir="ltr">{near.currentNumero.numero}</bdi>
            </p>
          )}
        </div>
        {near ? <TimeLeft near={near} /> : <Skeleton width="5rem" height={40} radius={12} />}
      </header>
      <div className={styles.last}>
        <Previous game={game} near={near} />
        <LottoWallet />
      </div>
    </>
  )
}

function Previous({ game, near }: Pick<HeadProps, 'game' | 'near'>) {
  const t = useText()
  if (!near) return <Skeleton height={44} radius={12} />
  const { numero, winningNumber } = near.previousNumero
  return (
    <div className={styles.previous}>
      <p className={styles.of}>
        {t('lotto:issue.resultOf')} <bdi dir="ltr">{numero}</bdi>
      </p>
      {winningNumber ? (
        <Result key={numero} group={game.gameGroupCode} winningNumber={winningNumber} size="small" reveal />
      ) : (
        <Muted>{t('lotto:issue.held')}</Muted>
      )}
    </div>
  )
}
