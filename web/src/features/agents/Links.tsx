import type { AffiliateUrl, rateSettings } from '@understudy/contracts/agents'
import type { ReplyOf } from '@understudy/contracts/endpoint'
import { useState } from 'react'
import { useDates } from '@/shared/format/dates'
import { useText } from '@/shared/i18n'
import { QueryState } from '@/shared/query/QueryState'
import { RecordRow } from '@/shared/records/RecordRow'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'
import { List } from '@/shared/ui/List'
import { lazyPart } from '@/shared/ui/lazy-part'
import { CloseOnError } from '@/shared/ui/load-fallbacks'
import { Muted } from '@/shared/ui/Muted'
import { Skeleton } from '@/shared/ui/Skeleton'
import { StatusTag } from '@/shared/ui/StatusTag'
import styles from './Agents.module.css'
import { useLinks } from './agents.queries.ts'
import { LinkForm } from './LinkForm.tsx'

const LinkSheet = lazyPart(() => import('./LinkSheet.tsx'), { missing: CloseOnError })

/** The agent's registration links, and the form for a new one. */
export function Links({ bounds }: { bounds: ReplyOf<typeof rateSettings> }) {
  const t = useText()
  const { merchant } = useDates()
  const [making, make] = useState(false)
  const [openLink, show] = useState<AffiliateUrl>()
  return (
    <section className={styles.section}>
      <QueryState query={useLinks()} waiting={<Skeleton height="320px" radius={20} />}>
        {({ list, most }) => {
          const active = list.filter((link) => link.active).length
          return (
            <>
              <Button wide disabled={active >= most} onClick={() => make(true)}>
                {t('agents:link.make')}
              </Button>
              <h2 className={styles.title}>
                {t('agents:link.mine')} <Muted as="span">{t('agents:link.count', { count: active, most })}</Muted>
              </h2>
              {list.length === 0 && (
                <EmptyState scene="people" action={null}>
                  {t('agents:link.none')}
                </EmptyState>
              )}
              <List>
                {list.map((link) => (
                  <li key={link.affiUrlId}>
                    <RecordRow
                      title={<bdi dir="ltr">{link.code}</bdi>}
                      hint={[
                        t(link.type === 1 ? 'agents:is.agent' : 'agents:is.player'),
                        link.expiresAt === null
                          ? t('agents:link.days0')
                          : t('agents:link.until', { time: merchant(link.expiresAt, 'moment') }),
                      ].join(' · ')}
                      amount={t('agents:link.came', { count: link.registered })}
                      status={
                        <StatusTag tone={link.active ? 'good' : 'quiet'}>
                          {t(link.active ? 'agents:link.open' : 'agents:link.over')}
                        </StatusTag>
                      }
                      onOpen={() => show(link)}
                    />
                  </li>
                ))}
              </List>
            </>
          )
        }}
      </QueryState>
      {making && <LinkForm bounds={bounds} onClose={() => make(false)} />}
      {openLink && <LinkSheet link={openLink} onClose={() => show(undefined)} />}
    </section>
  )
}
