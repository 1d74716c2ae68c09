import { type Friend, referralList } from '@understudy/contracts/referral'
import { useSettings } from '@/domain/system'
import { useDates } from '@/shared/format/dates'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { PagedList } from '@/shared/query/PagedList'
import { useFreshRecord } from '@/shared/records/use-fresh-record'
import { Card } from '@/shared/ui/Card'
import { Fact, Facts } from '@/shared/ui/Facts'
import { Money } from '@/shared/ui/Money'
import { Muted } from '@/shared/ui/Muted'
import { StatusTag, type StatusTone } from '@/shared/ui/StatusTag'
import styles from './Referral.module.css'
import { useFriends } from './referral.queries.ts'

const TONES: Record<Friend['status'], StatusTone> = { joined: 'quiet', playing: 'open', rewarded: 'good' }

/** Invited friends, the rewards they have brought, and the rule. */
export function Friends() {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const { first, rows, list } = useFriends()
  useFreshRecord(referralList)
  const amount = (value: number) => moneyText(symbol, value, 0)
  const { rule, footer } = first ?? {}
  return (
    <section className={styles.friends}>
      <h2 className={styles.title}>{t('referral:friends')}</h2>
      {rule && (
        <Muted as="div">
          <p>
            {t('referral:rule', {
              amount: amount(rule.amount),
              deposit: amount(rule.deposit),
              turnover: amount(rule.turnover),
              multiple: rule.multiple,
            })}
          </p>
          <p>{t('referral:ruleWhere')}</p>
        </Muted>
      )}
      {footer && footer.friends > 0 && (
        <Card as={Facts} className={styles.sums}>
          <Fact label={t('referral:sum.friends')}>{footer.friends}</Fact>
          {rule && <Fact label={t('referral:sum.rewarded')}>{footer.rewarded}</Fact>}
          {rule && (
            <Fact label={t('referral:sum.reward')}>
              <Money amount={footer.reward} symbol={symbol} />
            </Fact>
          )}
        </Card>
      )}
      <PagedList
        label={t('referral:friends')}
        items={rows}
        {...(footer && { total: footer.friends })}
        list={list}
        rowHeight={116}
        empty={<Muted>{t('referral:noFriends')}</Muted>}
        keyOf={({ userName, regDate }) => `${userName} ${regDate}`}
        row={(friend) => <Row friend={friend} symbol={symbol} />}
      />
    </section>
  )
}

function Row({ friend, symbol }: { friend: Friend; symbol: string }) {
  const t = useText()
  const dates = useDates()
  const { userName, day, deposit, bet, reward, status } = friend
  return (
    <Card className={styles.friend}>
      <div className={styles.head}>
        <span>
          <bdi dir="ltr" className={styles.user}>
            {userName}
          </bdi>
          <span className={styles.name}>{t('referral:since', { day: dates.calendar(day, 'date') })}</span>
        </span>
        <StatusTag tone={TONES[status]}>{t(`referral:status.${status}`)}</StatusTag>
      </div>
      <Facts>
        <Fact label={t('referral:deposit')}>
          <Money amount={deposit} symbol={symbol} />
        </Fact>
        <Fact label={t('referral:bet')}>
          <Money amount={bet} symbol={symbol} />
        </Fact>
        {reward > 0 && (
          <Fact label={t('referral:reward')}>
            <Money amount={reward} symbol={symbol} />
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
