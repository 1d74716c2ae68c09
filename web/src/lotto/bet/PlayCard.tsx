import type { ReplyOf } from '@understudy/contracts/endpoint'
import type { LotteryGame, nearIssues, Play } from '@understudy/contracts/lottery'
import type { Choice } from '@understudy/contracts/lottery/content'
import { Dices, Eraser, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { hasPrizeTable } from '@/domain/draws/families'
import { useText } from '@/shared/i18n'
import { TOAST } from '@/shared/timings'
import { Button } from '@/shared/ui/Button'
import { Muted } from '@/shared/ui/Muted'
import { toast } from '@/shared/ui/toast'
import { useLastOrders, useModes, useSeries } from '../game/game-queries.ts'
import type { PlayMenu } from '../game/menu.ts'
import { lastSlip } from './again.ts'
import { type BetLine, stakesIn } from './bet-lines.ts'
import { emptyChoice, randomChoice } from './choosing.ts'
import { Picker } from './Picker.tsx'
import styles from './PlayCard.module.css'
import { SlipSheet } from './SlipSheet.tsx'
import { StakeBar } from './StakeBar.tsx'
import { slip, useSlip } from './slip.ts'
import { useStake } from './stake.ts'

interface PlayCardProps {
  game: LotteryGame
  menus: readonly PlayMenu[]
  menu: PlayMenu
  play: Play
  near: ReplyOf<typeof nearIssues> | undefined
  onOrders: () => void
}

/** One play: its selection, rule and stake. */
export function PlayCard({ game, menus, menu, play, near, onOrders }: PlayCardProps) {
  const t = useText()
  const [choice, setChoice] = useState<Choice>(() => emptyChoice(play.content))
  const [sheet, setSheet] = useState<'slip' | 'confirmation'>()
  const regional = hasPrizeTable(game.gameGroupCode)
  const modes = useModes(game.gameId).data ?? []
  const range = useSeries(game.gameGroupCode, menu.hasSeries ? menu.prizeMode : undefined)
  const stake = useStake()
  const mode = (!regional && modes.find(({ code }) => code === stake.mode)) || modes[0]
  const line: Omit<BetLine, 'id'> = {
    play,
    choice,
    mode: mode?.code ?? '1',
    unit: mode?.unit ?? 1,
    series: range ? Math.min(range.maxBetSeries, Math.max(range.minSeries, stake.series ?? range.defaultSeries)) : 0,
    highestSeries: range?.maxSeries ?? 0,
    multiple: stake.multiple,
  }
  const stakes = stakesIn({ play, choice })
  const unitOf = (code: string) => modes.find((one) => one.code === code)?.unit
  const lastLines = lastSlip(useLastOrders(game.gameId), { menus, menu, unitOf, range })

  const add = () => {
    if (!slip.add(line)) return toast.error(t('lotto:slip.full'), TOAST.refusedBet)
    setChoice(emptyChoice(play.content))
    toast.success(t('lotto:slip.added'), TOAST.short)
  }
  const bet = () => {
    const { lines, chase } = useSlip.getState()
    const isOnlyBet = stakes > 0 && lines.length === 0 && !chase
    if (stakes > 0 && !slip.add(line)) return toast.error(t('lotto:slip.full'), TOAST.refusedBet)
    setChoice(emptyChoice(play.content))
    setSheet(isOnlyBet ? 'confirmation' : 'slip')
  }

  return (
    <>
      <section className={styles.card} aria-label={play.playName}>
        <Picker
          play={play}
          choice={choice}
          series={line.series}
          highestSeries={line.highestSeries}
          onChange={setChoice}
        />
        <Muted>
          <strong>{[menu.prizeMode, menu.playType].map((mode) => t(`lotto:modes.${mode}`)).join(' · ')}</strong>{' '}
          {play.rule}
        </Muted>
        <div className={styles.tools}>
          <Button
            look="secondary"
            size="small"
            icon={<Dices size={18} aria-hidden="true" />}
            onClick={() => setChoice(randomChoice(play.content))}
          >
            {t('lotto:pick.random')}
          </Button>
          {lastLines.length > 0 && (
            <Button
              look="secondary"
              size="small"
              icon={<RotateCcw size={18} aria-hidden="true" />}
              onClick={() => {
                if (!lastLines.every((one) => slip.add(one))) toast.error(t('lotto:slip.full'), TOAST.refusedBet)
                setSheet('slip')
              }}
            >
              {t('lotto:slip.again')}
            </Button>
          )}
          <Button
            look="quiet"
            size="small"
            icon={<Eraser size={18} aria-hidden="true" />}
            disabled={choice.flat().length === 0}
            onClick={() => setChoice(emptyChoice(play.content))}
          >
            {t('lotto:pick.clear')}
          </Button>
        </div>
      </section>
      <StakeBar line={line} modes={regional ? [] : modes} range={range} onAdd={add} onBet={bet} />
      {sheet && (
        <SlipSheet
          game={game}
          menu={menu}
          near={near}
          winAmountMax={mode?.winAmountMax}
          confirms={sheet === 'confirmation'}
          onClose={() => setSheet(undefined)}
          onOrders={onOrders}
        />
      )}
    </>
  )
}
