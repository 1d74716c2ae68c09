import type { ReplyOf } from '@understudy/contracts/endpoint'
import type { LotteryGame, nearIssues } from '@understudy/contracts/lottery'
import { useEffect, useState } from 'react'
import { hasPrizeTable } from '@/domain/draws/families'
import { useText } from '@/shared/i18n'
import { useSession } from '@/shared/session'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import type { Menu } from '../game/menu.ts'
import { Amount } from '../game/money.tsx'
import { TimeLeft } from '../game/TimeLeft.tsx'
import { OpenProperly } from '../game/Wallet.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { ChasePlanner } from './ChasePlanner.tsx'
import { Confirm } from './Confirm.tsx'
import { type ChaseOptions, multiplesOf, type PlannedIssue } from './chase.ts'
import { inMoney, type Line, priceOf } from './lines.ts'
import { SlipLine } from './SlipLine.tsx'
import styles from './SlipSheet.module.css'
import { slip, useSlip } from './slip.ts'
import { useIssue } from './use-issue.ts'

interface SlipSheetProps {
  game: LotteryGame
  menu: Menu
  near: ReplyOf<typeof nearIssues> | undefined
  winAmountMax: number | undefined
  onClose: () => void
  onOrders: () => void
}

export const sumOf = (lines: readonly Line[]): number => inMoney(lines.reduce((sum, line) => sum + priceOf(line), 0))

/** The slip: lines, issues, cost, and the button to order. */
export function SlipSheet({ game, menu, near, winAmountMax, onClose, onOrders }: SlipSheetProps) {
  const t = useText()
  const lines = useSlip((state) => state.lines)
  const session = useSession()
  const regional = hasPrizeTable(game.gameGroupCode)
  const [before] = useState(() => useSlip.getState().chase)
  const [chase, setChase] = useState<ChaseOptions>(before ?? { issues: regional ? 2 : 10, start: 1, doubleEvery: 0 })
  const [plan, setPlan] = useState<readonly PlannedIssue[] | undefined>(before && [])
  const [winningStop, setWinningStop] = useState(before?.winningStop ?? true)
  const [confirming, setConfirming] = useState(false)
  const issue = useIssue(near)
  const total = inMoney(sumOf(lines) * (plan && session ? multiplesOf(plan) : 1))
  const isChase = plan !== undefined
  useEffect(() => {
    const { issues, start, doubleEvery } = chase
    slip.toIssues(isChase ? { issues, start, doubleEvery, winningStop } : undefined)
  }, [isChase, chase, winningStop])

  if (confirming && near)
    return (
      <Confirm
        game={game}
        menu={menu}
        near={near}
        issue={issue}
        lines={lines}
        plan={plan}
        winningStop={winningStop}
        winAmountMax={winAmountMax}
        onBack={() => setConfirming(false)}
        onClose={onClose}
        onOrders={onOrders}
      />
    )
  return (
    <Sheet
      title={t('lotto:slip.title')}
      aside={near && <TimeLeft near={near} />}
      onClose={onClose}
      foot={
        lines.length > 0 && (
          <>
            <p className={styles.total}>
              <span>{t('lotto:slip.total')}</span>
              <Amount amount={total} className={styles.sum} />
            </p>
            {session ? (
              <Button wide size="large" disabled={!near || plan?.length === 0} onClick={() => setConfirming(true)}>
                {t('lotto:slip.toOrder')}
              </Button>
            ) : (
              <>
                <p className={styles.hint}>{t('lotto:look.hint')}</p>
                <OpenProperly wide />
              </>
            )}
          </>
        )
      }
    >
      {lines.length === 0 ? (
        <EmptyState action={<Button onClick={onClose}>{t('lotto:slip.choose')}</Button>}>
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
              gameId={game.gameId}
              regional={regional}
              each={sumOf(lines)}
              options={chase}
              onOptions={setChase}
              winningStop={winningStop}
              onStop={setWinningStop}
              plan={plan}
              onPlan={setPlan}
            />
          )}
        </>
      )}
    </Sheet>
  )
}
