import { useSearchParams } from 'react-router-dom'
import { MissionList } from '@/features/missions/MissionList'
import { useMissions } from '@/features/missions/missions.queries'
import { OneMission } from '@/features/missions/OneMission'
import page from '@/shared/ui/Page.module.css'

/** /m/leaderBoard: all missions, or the one named in the URL (MEMBER-006). */
export default function MissionsScreen() {
  const [query] = useSearchParams()
  const { data } = useMissions()
  const mission = data?.list.find(({ missionId }) => String(missionId) === query.get('missionId'))
  return <div className={page.page}>{mission ? <OneMission mission={mission} /> : <MissionList />}</div>
}
