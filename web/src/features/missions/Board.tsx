import { type BoardLine, leaderboard, type Mission } from '@understudy/contracts/missions'
import { useText } from '@/shared/i18n'
import { PagedList } from '@/shared/query/PagedList'
import { useFreshRecord } from '@/shared/records/use-fresh-record'
import { Card } from '@/shared/ui/Card'
import { classes } from '@/shared/ui/classes'
import { Money } from '@/shared/ui/Money'
import styles from './Missions.module.css'
import { useLeaderboard, useMeasure } from './missions.queries.ts'

interface BoardProps {
  mission: Mission
  symbol: string
}

/** Leaderboard; the member's own row is sticky at the bottom. */
export function Board({ mission, symbol }: BoardProps) {
  const t = useText()
  const { last, rows, list } = useLeaderboard(mission.missionId)
  useFreshRecord(leaderboard)
  return (
    <>
      <section className={styles.section}>
        <div className={styles.line}>
          <h2 className={styles.heading}>{t('missions:board')}</h2>
          {last && <span className={styles.note}>{t('missions:players', { count: last.totalCount })}</span>}
        </div>
        <PagedList
          label={t('missions:board')}
          items={rows}
          {...(last && { total: last.totalCount })}
          list={list}
          rowHeight={60}
          empty={<p className={styles.note}>{t('missions:boardEmpty')}</p>}
          keyOf={({ rank }) => rank}
          row={(line) => <Line mission={mission} symbol={symbol} line={line} />}
        />
      </section>
      {last && (
        <section className={styles.own} aria-label={t('missions:ownPlace')}>
          {last.footer ? (
            <Line mission={mission} symbol={symbol} line={last.footer} />
          ) : (
            <Card as="p" className={styles.place}>
              {t('missions:noPlace')}
            </Card>
          )}
        </section>
      )}
    </>
  )
}

function Line({ mission, symbol, line }: BoardProps & { line: BoardLine }) {
  const t = useText()
  const measured = useMeasure(symbol)
  const { rank, userName, reachedValue, reward, own } = line
  return (
    <Card className={classes(styles.place, own && styles.mine)}>
      <span className={classes(styles.rank, rank <= 3 && styles.medal)}>
        <span className="visually-hidden">{t('missions:place', { rank })}</span>
        <bdi dir="ltr" aria-hidden="true">
          {rank}
        </bdi>
      </span>
      <span className={styles.who}>
        <bdi dir="ltr">{userName}</bdi>
        {own && <span className={styles.note}> · {t('missions:own')}</span>}
      </span>
      <span className={styles.figures}>
        {measured(mission, reachedValue)}
        {reward > 0 && (
          <span className={styles.prize}>
            <span className="visually-hidden">{t('missions:prize', { amount: '' })}</span>
            <Money amount={reward} symbol={symbol} decimals={0} />
          </span>
        )}
      </span>
    </Card>
  )
}
