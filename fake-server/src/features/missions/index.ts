/** What other parts of the server may know of this feature. */
export { finishMission } from './finish.ts'
export { type MissionRow, missionsRepository } from './missions.repository.ts'
export { missionStatus } from './status.ts'
