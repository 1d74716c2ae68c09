/** What other parts of the server may know of this feature. */
export { type LaunchRow, launchRepository } from './launch.repository.ts'
export { launch } from './launch.table.ts'
export { openLaunch } from './open-launch.ts'
