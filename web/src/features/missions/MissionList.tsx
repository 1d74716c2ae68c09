import type { Mission } from '@understudy/contracts/missions'
import { useSettings } from '@/domain/system'
import { useText } from '@/shared/i18n'
import { paths } from '@/shared/navigation'
import { Link } from '@/shared/navigation/Link'
import { ButtonLink } from '@/shared/navigation/links'
import { QueryState } from '@/shared/query/QueryState'
import { EmptyState } from '@/shared/ui/EmptyState'
import { Skeleton } from '@/shared/ui/Skeleton'
import { MissionSummary } from './MissionSummary.tsx'
import styles from './Missions.module.css'
import { useMissions } from './missions.queries.ts'

/** All missions with their progress (MEMBER-006); each links to its milestones and leaderboard. */
export function MissionList() {
  const missions = useMissions()
  // The merchant has no missions, so a retry would be pointless.
  if (missions.error?.code === 'function.not.available') return <NoMissions />
  return (
    <QueryState query={missions} waiting={<Skeleton height="640px" radius={20} />}>
      {({ list }) =>
        list.length === 0 ? (
          <NoMissions />
        ) : (
          <ul className={styles.cards}>
            {list.map((mission) => (
              <Card key={mission.missionId} mission={mission} />
            ))}
          </ul>
        )
      }
    </QueryState>
  )
}

function Card({ mission }: { mission: Mission }) {
  const symbol = useSettings()?.currencySymbol ?? ''
  return (
    <li>
      <Link to={paths.missions({ missionId: mission.missionId })} className={styles.card}>
        <MissionSummary mission={mission} symbol={symbol} />
      </Link>
    </li>
  )
}

function NoMissions() {
  const t = useText()
  return (
    <EmptyState
      scene="gifts"
      action={<ButtonLink to={paths.promotions()}>{t('shared:action.toPromotions')}</ButtonLink>}
    >
      {t('missions:none')}
    </EmptyState>
  )
}
