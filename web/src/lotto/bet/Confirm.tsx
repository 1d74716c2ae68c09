import type { ReplyOf } from '@understudy/contracts/endpoint'
import type { LotteryGame, nearIssues } from '@understudy/contracts/lottery'
import { useEffect, useState } from 'react'
import { errorText } from '@/shared/api'
import { useText } from '@/shared/i18n'
import { TOAST } from '@/shared/timings'
import { Button } from '@/shared/ui/Button'
import { Fact, Facts } from '@/shared/ui/Facts'
import { toast } from '@/shared/ui/toast'
import { useBalance, usePlayMenu } from '../game/game-queries.ts'
import type { PlayMenu } from '../game/menu.ts'
import { Amount, useMoneyText } from '../game/money.tsx'
import { TimeLeft } from '../game/TimeLeft.tsx'
import { tell } from '../parent.ts'
import { LottoSheet } from '../ui/LottoSheet.tsx'
import { type BetLine, inMoney, mostWinOf } from './bet-lines.ts'
import styles from './Confirm.module.css'
import type { PlannedIssue } from './chase.ts'
import { orderAmount } from './requests.ts'
import { slip } from './slip.ts'
import type { BettableIssue } from './use-issue.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { Words } from './Words.tsx'

interface ConfirmProps {
  game: LotteryGame
  menu: PlayMenu
  near: ReplyOf<typeof nearIssues>
  issue: BettableIssue
  lines: readonly BetLine[]
  plan: readonly PlannedIssue[] | undefined
  winningStop: boolean
  winAmountMax: number | undefined
  onBack: () => void
  onClose: () => void
  onOrders: () => void
}

/** Confirmation of an order: lines, issues, and the balance afterwards; placed once, however often the button is pressed. */
export function Confirm(props: ConfirmProps) {
  const { game, menu, near, issue, lines, plan, winningStop, winAmountMax, onBack, onClose, onOrders } = props
  const t = useText()
  const money = useMoneyText()
  const wallet = useBalance()
  const [agreed, setAgreed] = useState(issue.numero)
  useOddsAsTheyAre(game.gameId, menu)

  const amount = orderAmount({ lines, plan })
  const first = plan?.[0]?.numero ?? agreed
  const moved = !issue.isOpen || first !== issue.numero
  const remaining = wallet && inMoney(wallet.sumBalance - amount)
  const most = inMoney(
    Math.max(0, ...lines.map(mostWinOf)) * Math.max(1, ...(plan ?? []).map(({ multiple }) => multiple)),
  )

  const order = {
    gameId: game.gameId,
    group: game.gameGroupCode,
    prizeMode: menu.prizeMode,
    numero: first,
    lines,
    plan,
    winningStop,
  }
  const send = usePlaceOrder(game.gameGroupCode, (placed) => {
    slip.clear()
    const message = t('lotto:confirm.placed', { amount: money(placed.amount), numero: `\u2066${placed.numero}\u2069` })
    toast.success(message, TOAST.short)
    tell('balance')
    onClose()
    onOrders()
  })
  // A refusal for one issue does not apply to the next.
  const [sentTo, setSentTo] = useState('')
  const submit = () => {
    setSentTo(first)
    void send.run(order)
  }

  return (
    <LottoSheet
      title={t('lotto:confirm.title')}
      trailing={<TimeLeft near={near} />}
      onClose={onClose}
      onBack={send.busy ? undefined : onBack}
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
          {send.failure !== undefined && sentTo === first && (
            <p className={styles.error} role="alert">
              {errorText(send.failure)}
            </p>
          )}
          <div className={styles.keys}>
            <Button look="secondary" size="large" onClick={onBack} busy={send.busy}>
              {t('shared:action.back')}
            </Button>
            {moved && !plan ? (
              <Button size="large" disabled={!issue.isOpen} onClick={() => setAgreed(issue.numero)}>
                {t('lotto:confirm.move')}
              </Button>
            ) : (
              <Button
                size="large"
                busy={send.busy}
                disabled={moved || (remaining !== undefined && remaining < 0)}
                onClick={submit}
              >
                {t('lotto:confirm.place')}
              </Button>
            )}
          </div>
        </>
      }
    >
      <Facts>
        <Fact label={t('lotto:confirm.game')}>{game.name}</Fact>
        <Fact label={t(plan ? 'lotto:chase.issues' : 'lotto:issue.name')}>
          <bdi dir="ltr">{plan ? `${plan[0]?.numero} … ${plan.at(-1)?.numero} (${plan.length})` : agreed}</bdi>
        </Fact>
        {plan && <Fact label={t('lotto:chase.stop')}>{t(winningStop ? 'lotto:confirm.yes' : 'lotto:confirm.no')}</Fact>}
        <Fact label={t('lotto:slip.total')} className={styles.amount}>
          <Amount amount={amount} />
        </Fact>
        <Fact label={t('lotto:stake.win')}>
          <Amount amount={winAmountMax ? Math.min(most, winAmountMax) : most} />
        </Fact>
        {remaining !== undefined && (
          <Fact label={t('lotto:confirm.after')} className={remaining < 0 ? styles.short : undefined}>
            {remaining < 0 ? t('lotto:confirm.short') : <Amount amount={remaining} />}
          </Fact>
        )}
      </Facts>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.id}>
            <strong>{line.play.playName}</strong>
            <Words content={line.play.content} choice={line.choice} />
          </li>
        ))}
      </ul>
    </LottoSheet>
  )
}

/** Updates the lines, which carry the odds of when they were chosen, to the current odds that the player confirms. */
function useOddsAsTheyAre(gameId: string, { prizeMode }: PlayMenu) {
  const { data } = usePlayMenu(gameId)
  useEffect(() => {
    if (!data) return
    // A play has another price in another prize mode.
    const menus = data.filter((menu) => menu.prizeMode === prizeMode)
    const plays = menus.flatMap(({ playMenuGroups }) => playMenuGroups.flatMap(({ playMenus }) => playMenus))
    slip.renew((playId) => plays.find((play) => play.playId === playId))
  }, [data, prizeMode])
}
