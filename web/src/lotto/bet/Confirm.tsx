import { chaseIssues, type LotteryGame, nearIssues, playMenu, todaysOrders } from '@understudy/contracts/lottery'
import { balance } from '@understudy/contracts/wallet'
import { useEffect, useRef, useState } from 'react'
import { type ApiError, errorText, isApiError, once } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { refresh } from '../api/index.ts'
import type { Menu } from '../game/menu.ts'
import { Amount, useMoneyText } from '../game/money.tsx'
import { useBalance, usePlayMenu } from '../game/queries.ts'
import { tell } from '../parent.ts'
import { note } from '../ui/notes.ts'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './Confirm.module.css'
import type { PlannedIssue } from './chase.ts'
import { inMoney, type Line, mostWinOf } from './lines.ts'
import { amountOf, intentOf, place } from './requests.ts'
import { slip } from './slip.ts'
import type { BettableIssue } from './use-issue.ts'
import { Words } from './Words.tsx'

interface ConfirmProps {
  game: LotteryGame
  menu: Menu
  issue: BettableIssue
  lines: readonly Line[]
  plan: readonly PlannedIssue[] | undefined
  winningStop: boolean
  winAmountMax: number | undefined
  onBack: () => void
  onClose: () => void
  onOrders: () => void
}

/** What is ordered, where it goes and what is left afterwards; placed once, however often the button is pressed. */
export function Confirm(props: ConfirmProps) {
  const { game, menu, issue, lines, plan, winningStop, winAmountMax, onBack, onClose, onOrders } = props
  const t = useText()
  const money = useMoneyText()
  const wallet = useBalance()
  const underWay = useRef(false)
  const [agreed, setAgreed] = useState(issue.numero)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ApiError>()
  useOddsAsTheyAre(game.gameId, menu)

  const amount = amountOf({ lines, plan })
  const first = plan?.[0]?.numero ?? agreed
  const moved = !issue.isOpen || first !== issue.numero
  const left = wallet && inMoney(wallet.sumBalance - amount)
  const most = inMoney(
    Math.max(0, ...lines.map(mostWinOf)) * Math.max(1, ...(plan ?? []).map(({ multiple }) => multiple)),
  )

  const send = async () => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setError(undefined)
    try {
      const order = {
        gameId: game.gameId,
        group: game.gameGroupCode,
        prizeMode: menu.prizeMode,
        numero: first,
        lines,
        plan,
        winningStop,
      }
      const placed = await once('lottery-order', intentOf(order), (requestId) => place({ ...order, requestId }))
      slip.clear()
      note(t('lotto:confirm.placed', { amount: money(placed.amount), numero: `\u2066${placed.numero}\u2069` }))
      tell('balance')
      onClose()
      onOrders()
    } catch (problem) {
      if (!isApiError(problem)) throw problem
      setError(problem)
      if (problem.code === 'issue.closed') refresh(nearIssues, chaseIssues)
      if (problem.code === 'odds.changed') refresh(playMenu)
    } finally {
      underWay.current = false
      setBusy(false)
      refresh(balance, todaysOrders)
    }
  }

  return (
    <Sheet
      title={t('lotto:confirm.title')}
      onClose={onClose}
      foot={
        <>
          {moved && (
            <p className={styles.moved} role="alert">
              {issue.isOpen && !plan
                ? t('lotto:confirm.moved', { from: `\u2066${first}\u2069`, to: `\u2066${issue.numero}\u2069` })
                : plan && issue.isOpen
                  ? t('lotto:confirm.planMoved')
                  : t('lotto:confirm.wait')}
            </p>
          )}
          {error && (
            <p className={styles.error} role="alert">
              {errorText(error)}
            </p>
          )}
          <div className={styles.keys}>
            <Button look="secondary" size="large" onClick={onBack} disabled={busy}>
              {t('shared:action.back')}
            </Button>
            {moved && !plan ? (
              <Button size="large" disabled={!issue.isOpen} onClick={() => setAgreed(issue.numero)}>
                {t('lotto:confirm.move')}
              </Button>
            ) : (
              <Button size="large" busy={busy} disabled={moved || (left !== undefined && left < 0)} onClick={send}>
                {t('lotto:confirm.place')}
              </Button>
            )}
          </div>
        </>
      }
    >
      <dl className={styles.facts}>
        <div>
          <dt>{t('lotto:confirm.game')}</dt>
          <dd>{game.name}</dd>
        </div>
        <div>
          <dt>{t(plan ? 'lotto:chase.issues' : 'lotto:issue.name')}</dt>
          <dd>
            <bdi dir="ltr">{plan ? `${plan[0]?.numero} … ${plan.at(-1)?.numero} (${plan.length})` : agreed}</bdi>
          </dd>
        </div>
        {plan && (
          <div>
            <dt>{t('lotto:chase.stop')}</dt>
            <dd>{t(winningStop ? 'lotto:confirm.yes' : 'lotto:confirm.no')}</dd>
          </div>
        )}
        <div>
          <dt>{t('lotto:slip.total')}</dt>
          <dd className={styles.amount}>
            <Amount amount={amount} />
          </dd>
        </div>
        <div>
          <dt>{t('lotto:stake.win')}</dt>
          <dd>
            <Amount amount={winAmountMax ? Math.min(most, winAmountMax) : most} />
          </dd>
        </div>
        {left !== undefined && (
          <div>
            <dt>{t('lotto:confirm.after')}</dt>
            <dd className={left < 0 ? styles.short : undefined}>
              {left < 0 ? t('lotto:confirm.short') : <Amount amount={left} />}
            </dd>
          </div>
        )}
      </dl>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <strong>{line.play.playName}</strong>
            <Words content={line.play.content} choice={line.choice} />
          </li>
        ))}
      </ul>
    </Sheet>
  )
}

/** Lines on the slip carry the odds of when they were chosen; the player agrees to those of now. */
function useOddsAsTheyAre(gameId: string, { prizeMode }: Menu) {
  const { data } = usePlayMenu(gameId)
  useEffect(() => {
    if (!data) return
    // A play has another price in another prize mode.
    const menus = data.filter((menu) => menu.prizeMode === prizeMode)
    const plays = menus.flatMap(({ playMenuGroups }) => playMenuGroups.flatMap(({ playMenus }) => playMenus))
    slip.renew((playId) => plays.find((play) => play.playId === playId))
  }, [data, prizeMode])
}
