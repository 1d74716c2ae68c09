import { PROMOTION_KINDS, type Promotion, type PromotionKind } from '@understudy/contracts/promotions'
import { Gift } from 'lucide-react'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryState } from '@/shared/query/QueryState'
import { Button } from '@/shared/ui/Button'
import { Card } from '@/shared/ui/Card'
import { EmptyState } from '@/shared/ui/EmptyState'
import { List } from '@/shared/ui/List'
import { Picture } from '@/shared/ui/Picture'
import { Segments } from '@/shared/ui/Segments'
import { Skeleton } from '@/shared/ui/Skeleton'
import { StatusTag } from '@/shared/ui/StatusTag'
import { Dates } from './Dates.tsx'
import styles from './PromotionList.module.css'
import { labelKey, labelTone } from './promotion-text.ts'
import { usePromotions } from './promotions.queries.ts'

const TABS = ['all', ...PROMOTION_KINDS] as const
type Tab = (typeof TABS)[number]

/** The tab named in the URL; default: all. */
export const tabOf = (named: string | null): Tab => TABS.find((tab) => tab === named) ?? 'all'

interface PromotionListProps {
  tab: Tab
  onTab: (kind: PromotionKind | undefined) => void
}

/** Promotions by kind, in the platform's order, latest start first (CONTENT-015). */
export function PromotionList({ tab, onTab }: PromotionListProps) {
  const t = useText()
  return (
    <>
      <Segments
        label={t('promotions:kinds')}
        options={TABS.map((value) => ({ value, label: t(`promotions:kind.${value}`) }))}
        value={tab}
        onChange={(value) => onTab(value === 'all' ? undefined : value)}
        look="fit"
      />
      <QueryState query={usePromotions()} waiting={<Waiting />}>
        {({ list }) => {
          const visible = list.filter(({ kind }) => tab === 'all' || kind === tab)
          if (visible.length > 0) return <Cards promotions={visible} />
          if (tab === 'all')
            return (
              <EmptyState
                scene="gifts"
                action={<ButtonLink to={paths.games()}>{t('shared:action.findGame')}</ButtonLink>}
              >
                {t('promotions:none')}
              </EmptyState>
            )
          return (
            <EmptyState
              scene="gifts"
              action={<Button onClick={() => onTab(undefined)}>{t('promotions:toAll')}</Button>}
            >
              {t('promotions:noneOfKind')}
            </EmptyState>
          )
        }}
      </QueryState>
    </>
  )
}

function Cards({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useText()
  return (
    <List aria-label={t('promotions:list')}>
      {promotions.map((promotion, index) => (
        <li key={promotion.id}>
          <Card as={Link} to={paths.promotion({ id: promotion.id })} className={styles.card}>
            <Picture
              src={promotion.picture ?? undefined}
              alt=""
              width={720}
              height={270}
              loading={index < 3 ? 'eager' : 'lazy'}
              className={styles.picture}
              fallback={
                <span className={styles.picture}>
                  <Gift size={32} aria-hidden="true" />
                </span>
              }
            />
            <span className={styles.words}>
              <span className={styles.title} dir="auto">
                {promotion.title}
              </span>
              <StatusTag tone={labelTone(promotion.label)}>{t(labelKey(promotion.label))}</StatusTag>
              <span className={styles.dates}>
                <Dates of={promotion} />
              </span>
            </span>
          </Card>
        </li>
      ))}
    </List>
  )
}

const Waiting = () => [0, 1, 2].map((card) => <Skeleton key={`waiting ${card}`} height="210px" radius={20} />)
