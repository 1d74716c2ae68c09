/** The public API of this feature for other parts of the server. */
export { type LaunchRow, launchRepository } from './launch.repository.ts'
export { launch } from './launch.table.ts'
export { openLaunch } from './open-launch.ts'
