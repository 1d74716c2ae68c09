/** What other parts of the server may know of this feature. */

export { guardLogin, lockedNames, loginFailed, loginSucceeded } from './login-guard.ts'
export { refuseUnfit } from './login-result.ts'
export { openSession, startSession } from './open-session.ts'
export { devicesRepository, loginFailuresRepository, sessionsRepository } from './session.repository.ts'
export { openTrial } from './trial.ts'
