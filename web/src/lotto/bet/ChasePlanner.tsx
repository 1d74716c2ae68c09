import { LOTTERY_LIMITS } from '@understudy/contracts/lottery/terms'
import { failedOf } from '@/shared/api'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { Chip } from '@/shared/ui/Chip'
import { Muted } from '@/shared/ui/Muted'
import { RowSwitch, Rows } from '@/shared/ui/Rows'
import { Select } from '@/shared/ui/Select'
import { Skeleton } from '@/shared/ui/Skeleton'
import { Stepper } from '@/shared/ui/Stepper'
import type { useChaseIssues } from '../game/game-queries.ts'
import { Amount } from '../game/money.tsx'
import { ChipRow } from '../ui/ChipRow.tsx'
import { inMoney } from './bet-lines.ts'
import styles from './ChasePlanner.module.css'
import { multiplesOf, type PlannedIssue } from './chase.ts'
import type { Chase } from './slip.ts'

/** Preset numbers of issues. */
const LENGTHS = [5, 10, 20, 50, 120] as const
const REGIONAL_LENGTHS = [2, 3, 5, 7] as const
const DOUBLING = [0, 1, 2, 3, 5] as const

interface ChasePlannerProps {
  /** Whether the game is drawn daily: an order may cover several issues, but not a long chase. */
  regional: boolean
  /** Cost of the slip on one issue. */
  each: number
  /** Undefined if the slip is for one issue. */
  chase: Chase | undefined
  onChange: (chase: Chase | undefined) => void
  issues: ReturnType<typeof useChaseIssues>
  plan: readonly PlannedIssue[]
}

/** Planner of a chase: the same slip for following issues, with multiples that may grow. */
export function ChasePlanner({ regional, each, chase, onChange, issues, plan }: ChasePlannerProps) {
  const t = useText()
  const failed = failedOf(issues)
  const most = Math.min(LOTTERY_LIMITS.chaseIssues, issues.data?.length ?? LOTTERY_LIMITS.chaseIssues)
  const start = { issues: regional ? 2 : 10, start: 1, doubleEvery: 0, winningStop: true }
  const change = (part: Partial<Chase>) => chase && onChange({ ...chase, ...part })
  return (
    <section className={styles.chase}>
      <Rows>
        <RowSwitch
          label={t('lotto:chase.title')}
          on={chase !== undefined}
          onChange={(checked) => onChange(checked ? start : undefined)}
        />
      </Rows>
      {chase && (
        <>
          <Muted>{t('lotto:chase.hint')}</Muted>
          <ChipRow label={t('lotto:chase.issues')} className={styles.lengths}>
            {(regional ? REGIONAL_LENGTHS : LENGTHS)
              .filter((length) => length <= most)
              .map((length) => (
                <Chip
                  key={length}
                  active={chase.issues === length}
                  aria-pressed={chase.issues === length}
                  onClick={() => change({ issues: length })}
                >
                  <bdi dir="ltr">{length}</bdi>
                </Chip>
              ))}
          </ChipRow>
          <div className={styles.steppers}>
            <Stepper
              label={t('lotto:chase.issues')}
              value={Math.min(chase.issues, most)}
              min={1}
              max={most}
              less={t('lotto:chase.lessIssues')}
              more={t('lotto:chase.moreIssues')}
              onChange={(count) => change({ issues: count })}
            />
            <Stepper
              label={t('lotto:chase.start')}
              value={chase.start}
              min={1}
              max={LOTTERY_LIMITS.multiple}
              less={t('lotto:stake.less')}
              more={t('lotto:stake.more')}
              onChange={(multiple) => change({ start: multiple })}
            />
          </div>
          <label className={styles.double}>
            <span>{t('lotto:chase.double')}</span>
            <Select
              value={chase.doubleEvery}
              onChange={(event) => change({ doubleEvery: Number(event.currentTarget.value) })}
            >
              {DOUBLING.map((every) => (
                <option key={every} value={every}>
                  {every === 0 ? t('lotto:chase.never') : t('lotto:chase.every', { count: every })}
                </option>
              ))}
            </Select>
          </label>
          <Rows>
            <RowSwitch
              label={t('lotto:chase.stop')}
              on={chase.winningStop}
              onChange={(winningStop) => change({ winningStop })}
            />
          </Rows>
          {failed && <QueryFailed error={failed.error} onRetry={failed.retry} />}
          {issues.isPending && <Skeleton height={120} radius={12} />}
          {plan.length > 0 && <Plan plan={plan} each={each} />}
        </>
      )}
    </section>
  )
}

function Plan({ plan, each }: { plan: readonly PlannedIssue[]; each: number }) {
  const t = useText()
  const { merchant } = useDates()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: makes the scroll container reachable by keyboard
    <section className={styles.scroll} tabIndex={0} aria-label={t('lotto:chase.plan')}>
      <table className={styles.plan}>
        <thead>
          <tr>
            <th scope="col">{t('lotto:issue.name')}</th>
            <th scope="col">{t('lotto:stake.multiple')}</th>
            <th scope="col">{t('lotto:chase.together')}</th>
          </tr>
        </thead>
        <tbody>
          {plan.map(({ numero, drawTime, multiple }, index) => {
            const sum = inMoney(each * multiplesOf(plan.slice(0, index + 1)))
            return (
              <tr key={numero}>
                <th scope="row">
                  <bdi dir="ltr">{numero}</bdi>
                  <span className={styles.when}>{merchant(drawTime, 'short')}</span>
                </th>
                <td>
                  <bdi dir="ltr">× {multiple}</bdi>
                </td>
                <td>
                  <Amount amount={sum} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
