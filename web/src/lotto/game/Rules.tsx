import { useText } from '@/shared/i18n'
import { QueryFailed } from '@/shared/query/QueryFailed'
import { SectionTitle } from '@/shared/ui/SectionTitle'
import { Skeleton } from '@/shared/ui/Skeleton'
import { useMenu } from './menu.ts'
import styles from './Rules.module.css'

/** Rules and odds of the game's plays. */
export function Rules({ gameId }: { gameId: string }) {
  const t = useText()
  const { menu, failed } = useMenu(gameId)
  if (failed) return <QueryFailed error={failed.error} onRetry={failed.retry} />
  if (!menu) return <Skeleton height={240} radius={16} />
  return (
    <>
      {menu.playMenuGroups.map(({ playCode, playName, playMenus }) => (
        <section key={playCode} className={styles.group}>
          <SectionTitle>{playName}</SectionTitle>
          {playMenus.map((play) => (
            <details key={play.playId} className={styles.play}>
              <summary className={styles.name}>{play.playName}</summary>
              <p>{play.rule}</p>
              <dl className={styles.odds}>
                {play.odds.map(({ key, label, odds }) => (
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd>
                      <bdi dir="ltr">× {odds}</bdi>
                    </dd>
                  </div>
                ))}
              </dl>
              <p className={styles.return}>
                {t('lotto:rules.return')} <bdi dir="ltr">{(play.declaredReturn * 100).toFixed(1)} %</bdi>
              </p>
            </details>
          ))}
        </section>
      ))}
    </>
  )
}
