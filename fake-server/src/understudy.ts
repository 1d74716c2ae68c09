#!/usr/bin/env node
export {}

/** The command of the package, which gives other projects what `npm start` and `npm run` are in this repository. */
const [command, ...rest] = process.argv.slice(2)
const USAGE = `understudy start                      serves app and platform; PORT, STAGE_PORT, HOST, DATA_DIR, CONTROL_TOKEN
understudy world COMMAND …            steers the worlds of a running server: world --help
understudy exec [OPTIONS] -- COMMAND  runs a command in a fresh world of a server of its own
understudy conform --har FILE         holds recorded or live traffic against the contracts: conform --help`

if (Number(process.versions.node.split('.')[0]) < 22) {
  console.error(`Understudy needs Node 22 or newer; this is ${process.versions.node}. Install a newer one.`)
  process.exit(1)
}

/** Runs a subcommand, which reads `process.argv` as if it had been started directly. */
const handOn = (...args: string[]) => {
  process.env.UNDERSTUDY_CALLED = 'npx understudy'
  process.argv = [...process.argv.slice(0, 2), ...args]
}

if (command === 'start' && rest.length === 0) {
  // Worlds belong to the project's folder, not to the package's, which an update replaces.
  process.env.DATA_DIR ||= '.understudy'
  await import('./server.ts')
} else if (command === 'world') {
  handOn(...rest)
  await import('./world-command.ts')
} else if (command === 'exec') {
  handOn('exec', ...rest)
  await import('./world-command.ts')
} else if (command === 'conform') {
  handOn(...rest)
  await import('./conform-command.ts')
} else {
  const asksForHelp = command === undefined || ['help', '--help', '-h'].includes(command)
  if (asksForHelp) console.log(USAGE)
  else {
    console.error(`understudy ${process.argv.slice(2).join(' ')}: there are start, world, exec and conform.`)
    process.exitCode = 1
  }
}
