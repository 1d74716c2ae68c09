/** The public API of this feature for other parts of the server. */
export { finishMission } from './finish.ts'
export { missionsRepository } from './missions.repository.ts'
export { missionStatus } from './status.ts'
