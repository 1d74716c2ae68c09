import { feature } from '../../binding/feature.ts'
import { rulesOf } from '../../storage/column-rules.ts'
import type { World } from '../../world/world.ts'
import { lockedNames } from './login-guard.ts'
import { loadDevices, sessionsRepository } from './session.repository.ts'
import { sessionRoutes } from './session.routes.ts'
import { knownDevice, loginFailure, session as sessions } from './session.table.ts'

export { guardLogin, loginFailed, loginSucceeded } from './login-guard.ts'
export { refuseAccount } from './login-result.ts'
export { openSession, startSession } from './open-session.ts'
export { devicesRepository, loginFailuresRepository, sessionsRepository } from './session.repository.ts'
export { openTrial } from './trial.ts'

export const session = feature({
  name: 'session',
  tables: [sessions, loginFailure, knownDevice],
  routes: ({ encryption }) => sessionRoutes(encryption),
  load: loadDevices,
  scheduled: [
    { kind: 'session.ends', upcoming: (world) => endsOf(world, { trial: false }) },
    { kind: 'trial.ends', upcoming: (world) => endsOf(world, { trial: true }) },
    {
      kind: 'lock.ends',
      upcoming: (world) => lockedNames(world).map(({ name, until }) => ({ at: until, about: name })),
    },
  ],
  rowLimits: {
    login_failure: { rows: 5_000 },
    // Open sessions are never evicted.
    session: { rows: 5_000, where: 'ended_at IS NOT NULL' },
  },
  columns: rulesOf(sessions),
})

const endsOf = (world: World, { trial }: { trial: boolean }) =>
  world
    .use(sessionsRepository)
    .living(world.now())
    .filter((session) => session.trial === trial)
    .map(({ endsAt, username }) => ({ at: endsAt, about: username }))
