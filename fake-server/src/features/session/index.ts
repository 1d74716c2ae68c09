/** The public API of this feature for other parts of the server. */

export { guardLogin, loginFailed, loginSucceeded } from './login-guard.ts'
export { refuseUnfit } from './login-result.ts'
export { openSession, startSession } from './open-session.ts'
export { devicesRepository, loginFailuresRepository, sessionsRepository } from './session.repository.ts'
export { openTrial } from './trial.ts'
