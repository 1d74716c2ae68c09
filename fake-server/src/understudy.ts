#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { VERSION } from '@understudy/platform/shared/version.ts'
import { nodeProblem } from './start/node-problem.ts'

/** The command of the package, which gives other projects what `npm start` and `npm run` are in this repository. */
const [command, ...rest] = process.argv.slice(2)
const USAGE = `understudy start [--port PORT] [--scenarios FOLDER]
                                      serves app and platform; PORT, STAGE_PORT, HOST, DATA_DIR, CONTROL_TOKEN
understudy world COMMAND …            steers the worlds of a running server: world --help
understudy open FILE                  opens a capsule, such as one that a failed test has left, on a running server
understudy replay FILE                makes the calls of a capsule again and says where the answers differ
understudy exec [OPTIONS] -- COMMAND  runs a command in a fresh world of a server of its own: exec --help
understudy conform --har FILE         holds recorded or live traffic against the contracts: conform --help
understudy learn --har FILE --name N   makes a scenario of recorded traffic: learn --help
understudy demo --out FOLDER          writes the app with its platform as static files: demo --help
understudy worker --out FOLDER        writes the worker that plays the platform in your own project's pages
understudy mcp [--url URL]            steers a running server over the Model Context Protocol (stdio)
understudy schema                     prints the JSON Schema of a scenario's file, for editors
understudy skill                      prints what a coding agent needs to know to steer
understudy --version`

const problem = nodeProblem()
if (problem !== undefined) {
  console.error(problem)
  process.exit(1)
}

/** Runs a subcommand, which reads `process.argv` as if it had been started directly. */
const handOn = (...args: string[]) => {
  process.env.UNDERSTUDY_CALLED = 'npx understudy'
  process.argv = [...process.argv.slice(0, 2), ...args]
}

const isHelp = (word: string | undefined) => word !== undefined && ['help', '--help', '-h'].includes(word)

/** Whether these are options of `start`; takes the port and the folder of scenarios. */
function isStart(args: string[]): boolean {
  const text = { type: 'string' } as const
  try {
    const { port, scenarios } = parseArgs({ args, options: { port: text, scenarios: text }, strict: true }).values
    if (port !== undefined) process.env.PORT = port
    if (scenarios !== undefined) process.env.SCENARIOS_DIR = scenarios
    return port === undefined || /^\d+$/.test(port)
  } catch {
    return false
  }
}

if (command === 'start' && isStart(rest)) {
  // Worlds belong to the project's folder, not to the package's, which an update replaces.
  process.env.DATA_DIR ||= '.understudy'
  await import('./server.ts')
} else if (command === 'world') {
  handOn(...rest)
  await import('./world-command.ts')
} else if (command === 'exec') {
  handOn('exec', ...rest)
  await import('./world-command.ts')
} else if (command === 'open' || command === 'replay') {
  handOn(command, ...rest)
  await import('./world-command.ts')
} else if (command === 'demo' || command === 'worker') {
  handOn(command, ...rest)
  await import('./demo-command.ts')
} else if (command === 'mcp') {
  handOn(...rest)
  await import('./mcp-command.ts')
} else if (command === 'skill') {
  console.log((await import('@understudy/steering/command/skill.ts')).skill())
} else if (command === 'schema') {
  const { scenarioSchema } = await import('@understudy/steering/scenarios/scenario-schema.ts')
  console.log(JSON.stringify(scenarioSchema(), null, 1))
} else if (command === '--version' || command === 'version') {
  console.log(VERSION)
} else if (command === 'learn') {
  handOn(...rest)
  await import('./learn-command.ts')
} else if (command === 'conform') {
  handOn(...rest)
  await import('./conform-command.ts')
} else {
  const asksForHelp = [command, ...(command === 'start' ? rest : [])].some(isHelp) || command === undefined
  if (asksForHelp) console.log(USAGE)
  else {
    console.error(
      `understudy ${process.argv.slice(2).join(' ')}: there are start, world, open, replay, exec, conform, learn, demo, worker, mcp, schema and skill.`,
    )
    process.exitCode = 1
  }
}
