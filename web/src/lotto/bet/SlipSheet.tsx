import type { ReplyOf } from '@understudy/contracts/endpoint'
import type { LotteryGame, nearIssues } from '@understudy/contracts/lottery'
import { useState } from 'react'
import { hasPrizeTable } from '@/domain/draws/families'
import { useText } from '@/shared/i18n'
import { useSession } from '@/shared/session'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Muted } from '@/shared/ui/Muted'
import { useChaseIssues } from '../game/game-queries.ts'
import { OpenProperly } from '../game/LottoWallet.tsx'
import type { PlayMenu } from '../game/menu.ts'
import { Amount } from '../game/money.tsx'
import { TimeLeft } from '../game/TimeLeft.tsx'
import { LottoSheet } from '../ui/LottoSheet.tsx'
import { type BetLine, inMoney, priceOf } from './bet-lines.ts'
import { ChasePlanner } from './ChasePlanner.tsx'
import { Confirm } from './Confirm.tsx'
import { multiplesOf, type PlannedIssue, planChase } from './chase.ts'
import { SlipLine } from './SlipLine.tsx'
import styles from './SlipSheet.module.css'
import { slip, useSlip } from './slip.ts'
import { useIssue } from './use-issue.ts'

interface SlipSheetProps {
  game: LotteryGame
  menu: PlayMenu
  near: ReplyOf<typeof nearIssues> | undefined
  winAmountMax: number | undefined
  /** Whether it opens with the confirmation, as a slip of the one bet just made does. */
  confirms?: boolean
  onClose: () => void
  onOrders: () => void
}

const sumOf = (lines: readonly BetLine[]): number => inMoney(lines.reduce((sum, line) => sum + priceOf(line), 0))

/** The slip: lines, issues, cost, and the button to order. */
export function SlipSheet({ game, menu, near, winAmountMax, confirms = false, onClose, onOrders }: SlipSheetProps) {
  const t = useText()
  const lines = useSlip((state) => state.lines)
  const session = useSession()
  const regional = hasPrizeTable(game.gameGroupCode)
  const chase = useSlip((state) => state.chase)
  const issues = useChaseIssues(game.gameId, chase !== undefined)
  const plan = chase && planChase(issues.data ?? [], chase)
  /** The player confirms these values; a new issue does not change them. */
  const [confirmed, setConfirmed] = useState<
    { plan: readonly PlannedIssue[] | undefined; winningStop: boolean } | undefined
  >(confirms && session ? { plan: undefined, winningStop: true } : undefined)
  const issue = useIssue(near)
  const total = inMoney(sumOf(lines) * (plan && session ? multiplesOf(plan) : 1))

  if (confirmed && near)
    return (
      <Confirm
        game={game}
        menu={menu}
        near={near}
        issue={issue}
        lines={lines}
        plan={confirmed.plan}
        winningStop={confirmed.winningStop}
        winAmountMax={winAmountMax}
        onBack={() => setConfirmed(undefined)}
        onClose={onClose}
        onOrders={onOrders}
      />
    )
  return (
    <LottoSheet
      title={t('lotto:slip.title')}
      trailing={near && <TimeLeft near={near} />}
      onClose={onClose}
      foot={
        lines.length > 0 && (
          <>
            <p className={styles.total}>
              <span>{t('lotto:slip.total')}</span>
              <Amount amount={total} className={styles.sum} />
            </p>
            {session ? (
              <Button
                wide
                size="large"
                disabled={!near || plan?.length === 0}
                onClick={() => setConfirmed({ plan, winningStop: chase?.winningStop ?? true })}
              >
                {t('lotto:slip.toOrder')}
              </Button>
            ) : (
              <>
                <Muted>{t('lotto:look.hint')}</Muted>
                <OpenProperly wide />
              </>
            )}
          </>
        )
      }
    >
      {lines.length === 0 ? (
        <EmptyState scene="bets" action={<Button onClick={onClose}>{t('lotto:slip.choose')}</Button>}>
          {t('lotto:slip.empty')}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <SlipLine key={line.id} line={line} />
            ))}
          </ul>
          <Button look="quiet" size="small" onClick={() => slip.clear()}>
            {t('lotto:slip.clear')}
          </Button>
          {session && (
            <ChasePlanner
              regional={regional}
              each={sumOf(lines)}
              chase={chase}
              onChange={slip.toIssues}
              issues={issues}
              plan={plan ?? []}
            />
          )}
        </>
      )}
    </LottoSheet>
  )
}
