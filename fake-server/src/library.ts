import type { Start } from './start/library-types.ts'
import { nodeProblem } from './start/node-problem.ts'

export type * from './start/library-types.ts'

/** Starts a server in this process. @throws Error when Node is too old, a port is taken or the folder is not writable */
export const start: Start = async ({
  port,
  stagePort,
  dataDir = '.understudy',
  scenariosDir,
  controlToken,
  strictWorlds,
} = {}) => {
  const problem = nodeProblem()
  if (problem !== undefined) throw new Error(problem)
  const { createPlatform } = await import('./start/create-platform.ts')
  const { freePorts } = await import('@understudy/steering/command/free-ports.ts')
  const [free = 0, freeStage = 0] = await freePorts(2)
  const ports = { port: port ?? free, stagePort: stagePort ?? (port === undefined ? freeStage : port + 1) }
  const platform = await createPlatform({
    dataDir,
    loopbackOnly: true,
    logLevel: 'warn',
    ...ports,
    ...(scenariosDir === undefined ? {} : { scenariosDir }),
    ...(controlToken ? { controlToken } : {}),
    ...(strictWorlds === undefined ? {} : { strictWorlds }),
  })
  const host = 'localhost'
  const listening = [
    platform.app.listen({ port: ports.port, host }),
    platform.stage.listen({ port: ports.stagePort, host }),
  ]
  try {
    await Promise.all(listening)
  } catch (error) {
    await platform.close()
    throw error
  }
  return {
    url: `http://${host}:${ports.port}`,
    stageUrl: `http://${host}:${ports.stagePort}`,
    close: () => platform.close(),
  }
}
