import { spawn } from 'node:child_process'
import { openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { openApiFile } from '../support/openapi-file.ts'
import { respect } from './arazzo.ts'
import type { Judge } from './judge.ts'
import { AREAS, type Call } from './prism-journeys.ts'
import { type JudgedServer, onServer } from './served.ts'
import { fetched } from './tool.ts'

const PATIENCE_MS = 180_000

/** Prism as a proxy that refuses whatever the document does not allow, under a journey for each area. */
export const prism: Judge = {
  name: 'prism',
  run: (folder) => onServer((server) => behindPrism(folder, server)),
}

async function behindPrism(folder: string, server: JudgedServer) {
  const program = join(fetched('@stoplight/prism-cli', '5.16.0'), 'dist/index.js')
  const port = await freePort()
  const log = openSync(join(folder, 'output.txt'), 'w')
  const document = join(folder, 'openapi.yaml')
  writeFileSync(document, openApiFile())
  const proxy = spawn(
    process.execPath,
    [program, 'proxy', document, server.url, '--errors', '--port', String(port), '--host', '127.0.0.1'],
    { cwd: folder, stdio: ['ignore', log, log] },
  )
  process.once('exit', () => proxy.kill('SIGKILL'))
  const url = `http://127.0.0.1:${port}`
  try {
    await listening(`${url}/__control/health`)
    const findings: string[] = []
    let calls = 0
    for (const [area, { as, scenario = 'everyday', walk }] of Object.entries(AREAS)) {
      const { world, token } = await server.world(scenario, as)
      const call: Call = async (method, path, body) => {
        calls++
        const reply = await fetch(url + path, {
          method,
          headers: {
            Merchant: 'aurora1',
            Language: 'EN',
            'x-world': world,
            ...(token ? { Authorization: token } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        })
        const text = await reply.text()
        if (!reply.ok) findings.push(`${area}: ${method} ${path}: ${reply.status} ${text.slice(0, 600)}`)
        return text === '' ? undefined : JSON.parse(text)
      }
      // A refused call leaves nothing to go on with.
      await walk(call, world).catch((problem: unknown) => findings.push(`${area}: ${problem}`))
    }
    const journeys = await respect(join(folder), url)
    return {
      did: `${Object.keys(AREAS).length} areas, ${calls} calls, and the ${journeys.did} of arazzo`,
      findings: [...findings, ...journeys.findings],
    }
  } finally {
    proxy.kill('SIGKILL')
  }
}

/** Prism reads the whole document before it listens. */
async function listening(url: string) {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until) {
    const there = await fetch(url).then(
      () => true,
      () => new Promise<boolean>((resolve) => setTimeout(resolve, 200, false)),
    )
    if (there) return
  }
  throw new Error(`Prism does not listen at ${url}`)
}
