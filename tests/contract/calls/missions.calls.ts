import { calls } from '../calls.ts'

export default calls({
  'missions.claim': {
    at: 'POST /wps/relay/MCSFE_claimMissionMilestone',
    sample: ({ milestoneId }) => ({ body: { milestoneId } }),
  },
  'missions.leaderboard': {
    at: 'GET /wps/relay/MCSFE_getMissionLeaderboard',
    sample: () => ({ query: { missionId: 101 } }),
  },
  'missions.milestones': {
    at: 'GET /wps/relay/MCSFE_getMissionMilestones',
    sample: () => ({ query: { missionId: 101 } }),
  },
  'missions.summary': {
    at: 'GET /wps/relay/MCSFE_getMissionSummaryDetails',
    sample: () => ({ query: { status: 'O', page: 1, size: 20 } }),
  },
})
