import { type PromotionDetail, promotionAction } from '@understudy/contracts/promotions'
import { useEffect } from 'react'
import { useSettings } from '@/domain/system'
import { useNow } from '@/shared/clock/use-now'
import { LazyHtml } from '@/shared/content/LazyHtml'
import { useDates } from '@/shared/format/dates'
import { isDaysAway } from '@/shared/format/duration'
import { moneyText } from '@/shared/format/money'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { ButtonLink } from '@/shared/navigation/links'
import { Countdown } from '@/shared/ui/Countdown'
import { Money } from '@/shared/ui/Money'
import { Picture } from '@/shared/ui/Picture'
import { Progress } from '@/shared/ui/Progress'
import { StatusTag } from '@/shared/ui/StatusTag'
import { Dates } from './Dates.tsx'
import { PromotionActionButton } from './PromotionActionButton.tsx'
import { PromotionTerms } from './PromotionTerms.tsx'
import styles from './PromotionView.module.css'
import { labelKey, labelTone, sentenceKey, slashed } from './promotion-text.ts'
import { refreshStandings } from './promotions.queries.ts'

interface PromotionViewProps {
  promotion: PromotionDetail
  /** Called to open the invitation sheet. */
  onInvite: () => void
}

/** One promotion: picture, status with action, text and terms (CONTENT-012). */
export function PromotionView({ promotion, onInvite }: PromotionViewProps) {
  const t = useText()
  const symbol = useSettings()?.currencySymbol ?? ''
  const { title, picture, content, label, way, unfit } = promotion
  const action = unfit ? null : promotionAction(way, label)
  return (
    <article className={styles.promotion}>
      <Picture src={picture ?? undefined} alt="" width={720} height={270} className={styles.picture} />
      <header className={styles.head}>
        <h2 className={styles.title} dir="auto">
          {title}
        </h2>
        <StatusTag tone={labelTone(label)}>{t(labelKey(label))}</StatusTag>
        <p className={styles.dates}>
          <span className="visually-hidden">{t('promotions:dates')} </span>
          <Dates of={promotion} />
        </p>
      </header>
      <section className={styles.standing} aria-label={t(labelKey(label))}>
        <p role="status">{t(sentenceKey(promotion), valuesOf(promotion, symbol))}</p>
        <Standing promotion={promotion} symbol={symbol} />
        {action && (
          <PromotionActionButton
            key={label}
            action={action}
            promotion={promotion}
            symbol={symbol}
            onInvite={onInvite}
          />
        )}
        {unfit === 'level' && <ButtonLink to={paths.vipBenefits()}>{t('promotions:act.toVip')}</ButtonLink>}
        {promotion.transId && label === 'joined' && (
          <ButtonLink to={paths.deposit({ order: promotion.transId })}>{t('promotions:act.order')}</ButtonLink>
        )}
      </section>
      <LazyHtml html={content} className={styles.content ?? ''}>
        <PromotionTerms rule={promotion.rule} symbol={symbol} />
      </LazyHtml>
    </article>
  )
}

/** Values for the sentence about the status. */
function valuesOf({ startDate, rule, reward, label }: PromotionDetail, symbol: string) {
  const amount = label === 'join' ? rule.goal : (reward?.amount ?? rule.amount)
  return {
    date: `\u2066${slashed(startDate)}\u2069`,
    amount: moneyText(symbol, amount, amount % 1 === 0 ? 0 : 2),
    level: rule.minVip,
  }
}

/** End of the claim period: a date, or a countdown on the last day, after which the promotion is refetched. */
function Until({ at }: { at: number }) {
  const t = useText()
  const { merchant } = useDates()
  const remaining = at - useNow()
  const isOver = remaining <= 0
  useEffect(() => {
    if (isOver) refreshStandings()
  }, [isOver])
  if (isDaysAway(remaining))
    return <p className={styles.note}>{t('promotions:until', { time: merchant(at, 'moment') })}</p>
  return (
    <p className={styles.note}>
      {t('promotions:left')} <Countdown until={at} label={t('promotions:left')} />
    </p>
  )
}

/** Details of the status: reason, progress, amount, deadline. */
function Standing({ promotion, symbol }: { promotion: PromotionDetail; symbol: string }) {
  const t = useText()
  const { label, reason, remark, progress, reward } = promotion
  const sum = (amount: number) => moneyText(symbol, amount, 0)
  return (
    <>
      {reason && reason !== 'other' && <p className={styles.note}>{t(`promotions:reason.${reason}`)}</p>}
      {remark && (
        <p className={styles.note}>
          <bdi>{remark}</bdi>
        </p>
      )}
      {progress && label === 'process' && (
        <>
          <Progress value={progress.actual} max={progress.expected} label={t('promotions:progress')} />
          <p className={styles.note}>
            {t('promotions:of', { actual: sum(progress.actual), expected: sum(progress.expected) })}
          </p>
        </>
      )}
      {reward && (
        <p className={styles.reward}>
          <span className={styles.note}>{t('promotions:reward')}</span>
          <strong>
            <Money amount={reward.amount} symbol={symbol} />
          </strong>
        </p>
      )}
      {reward && reward.requiredTurnover > 0 && (
        <p className={styles.note}>{t('promotions:turnover', { amount: sum(reward.requiredTurnover) })}</p>
      )}
      {reward?.expiresAt && label !== 'claimed' && label !== 'close' && <Until at={reward.expiresAt} />}
    </>
  )
}
