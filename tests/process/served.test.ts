// @module-tag all
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { artUrl } from '../../art/src/index.ts'
import { RUN_TIME } from '../../scripts/lib/run-time.mjs'
import { builtServer, CLEAN_ENV } from '../support/built-server.ts'
import { freePort } from '../support/free-port.ts'
import { ROOT } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'

const folder = scratchFolder('served')
const children: ChildProcess[] = []
/** Only what a production server has: the bundle and packages; no sources, and no path to them. */
beforeAll(() => {
  builtServer()
  mkdirSync(join(folder, 'fake-server'))
  for (const part of ['dist', 'package.json'])
    cpSync(join(ROOT, 'fake-server', part), join(folder, 'fake-server', part), { recursive: true })
  mkdirSync(join(folder, 'fake-server/node_modules'))
  for (const name of RUN_TIME)
    symlinkSync(join(ROOT, 'fake-server/node_modules', name), join(folder, 'fake-server/node_modules', name))
})
afterAll(() => {
  for (const child of children) child.kill()
})

async function start(env: Record<string, string>) {
  const [port, stagePort] = [String(await freePort()), String(await freePort())]
  const child = spawn(process.execPath, ['fake-server/dist/server.js'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      PORT: port,
      STAGE_PORT: stagePort,
      DATA_DIR: scratchFolder('served-data'),
      ...env,
    },
  })
  children.push(child)
  let [out, err] = ['', '']
  child.stderr.on('data', (text) => (err += text))
  const answers = new Promise<void>((resolve) =>
    child.stdout.on('data', (text) => {
      out += text
      resolve()
    }),
  )
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const code = await Promise.race([answers, ended])
  return { app: `http://localhost:${port}`, stage: `http://localhost:${stagePort}`, code, out, err: err.trim() }
}

test('a server builds its templates in the folder that TEMPLATES_DIR names', async () => {
  const [dataDir, templates] = [scratchFolder('served-data'), join(scratchFolder('served'), 'made/templates')]
  const { err } = await start({ DATA_DIR: dataDir, TEMPLATES_DIR: templates })
  expect(err).toBe('')
  expect(readdirSync(templates).filter((name) => name.endsWith('.sqlite'))).toHaveLength(1)
  expect(existsSync(join(dataDir, 'templates'))).toBe(false)
})

test('the built server needs neither sources nor NODE_PATH', async () => {
  const { app, stage, err } = await start({})
  expect(err).toBe('')
  const headers = { Merchant: 'aurora1', accept: 'text/html,*/*' }
  const answers = async (url: string) => {
    const response = await fetch(url, { headers })
    return [url, response.status, (await response.arrayBuffer()).byteLength > 100]
  }
  const pages = [
    `${app}${artUrl.game({ category: 'RNG', vendor: 'NP', serial: 1 })}`,
    `${app}/wps/captcha`,
    `${app}/__control/openapi.json`,
    `${app}/apple-touch-icon.png`,
    `${app}/download/aurora1/icon-180.png`,
    `${app}/download/aurora1/aurora.mobileconfig`,
    `${stage}/shared/stage.css`,
    `${stage}/shared/fonts/noto-sans-arabic-urdu-400.woff2`,
    `${stage}/play/default.00000000-0000-4000-8000-000000000000`,
    `${stage}/store/aurora1`,
  ]
  expect(await Promise.all(pages.map(answers))).toEqual(pages.map((url) => [url, 200, true]))
  // A page of the host contains its styles and fonts inline.
  expect(await (await fetch(`${app}/r/ABC234`, { headers })).text()).toMatch(
    /<style>@font-face\{font-family:'Urdu'.+main \{/s,
  )
  const login = await fetch(`${app}/wps/session/login`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'amina', password: 'Play1234', type: 'username' }),
  })
  const { token } = (await login.json()).value
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('avatarType', 'UPLOAD')
  form.set('icon', new File([new Uint8Array(png)], 'me.png', { type: 'image/png' }))
  const upload = await fetch(`${app}/wps/member/info/icon`, {
    method: 'POST',
    headers: { ...headers, Authorization: token },
    body: form,
  })
  expect({ status: upload.status, upload: await upload.json() }).toEqual({
    status: 200,
    upload: expect.objectContaining({ success: true }),
  })
})

test('a public server stores the control token that it generates', async () => {
  const file = join(scratchFolder('served-token'), 'control-token')
  const first = await start({ HOST: '0.0.0.0', CONTROL_TOKEN_FILE: file })
  expect(first.out).toContain(`(with the token in ${file})`)
  const token = readFileSync(file, 'utf8').trim()
  expect({ length: token.length, mode: statSync(file).mode & 0o777 }).toEqual({ length: 36, mode: 0o600 })
  const steered = async ({ app }: { app: string }, authorization?: string) =>
    (await fetch(`${app}/__control/worlds`, { headers: authorization ? { authorization } : {} })).status
  expect({ withoutToken: await steered(first), withToken: await steered(first, `Bearer ${token}`) }).toEqual({
    withoutToken: 401,
    withToken: 200,
  })
  const restarted = await start({ HOST: '0.0.0.0', CONTROL_TOKEN_FILE: file })
  expect(await steered(restarted, `Bearer ${token}`)).toBe(200)
  const ownServer = await start({ HOST: '0.0.0.0', CONTROL_TOKEN_FILE: file, CONTROL_TOKEN: 'mine' })
  expect({
    generatedToken: await steered(ownServer, `Bearer ${token}`),
    ownToken: await steered(ownServer, 'Bearer mine'),
  }).toEqual({ generatedToken: 401, ownToken: 200 })
})

test('the stage of a server follows its port', async () => {
  const port = Number(await freePort())
  const { err } = await start({ PORT: String(port), STAGE_PORT: '' })
  expect(err).toBe('')
  expect((await fetch(`http://localhost:${port + 1}/shared/stage.css`)).status).toBe(200)
})

describe('errors at the start of the server', () => {
  const refused = async (env: Record<string, string>) => {
    const { code, out, err } = await start(env)
    expect({ code, out, errCount: err.split('\n').length }).toEqual({ code: 1, out: '', errCount: 1 })
    return err
  }

  test('a port in use is reported', async () => {
    const other = createServer().listen(0, 'localhost')
    await new Promise((resolve) => other.once('listening', resolve))
    const port = String((other.address() as AddressInfo).port)
    expect(await refused({ PORT: port })).toContain(`already listens on port ${port}`)
    expect(await refused({ STAGE_PORT: port })).toContain(`already listens on port ${port}`)
    other.close()
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT must be a port number, not "abc".'],
    [{ STAGE_PORT: '99999' }, 'STAGE_PORT must be a port number, not "99999".'],
    [{ HOST: 'no-such-host.invalid' }, 'HOST=no-such-host.invalid is no address of this machine: leave HOST out'],
    [{ HOST: '192.0.2.1' }, 'HOST=192.0.2.1 is no address of this machine: leave HOST out'],
    [{ APP_ORIGIN: 'foo.example' }, 'APP_ORIGIN must be an origin like https://play.example, not "foo.example".'],
    [{ APP_ORIGIN: 'https://foo.example/m' }, 'APP_ORIGIN must be an origin'],
    [{ APP_ORIGIN: 'https://foo.example,bar' }, 'APP_ORIGIN must be an origin like https://play.example, not "bar".'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS must be an origin like https://play.example, not "*".'],
    [{ STAGE_ORIGIN: 'ftp://foo.example' }, 'STAGE_ORIGIN must be an origin'],
    [{ PHONE_ORIGINS: 'https://phone1.foo.example' }, 'PHONE_ORIGINS needs APP_ORIGIN: the phones are named below it.'],
    [
      { APP_ORIGIN: 'https://foo.example', PHONE_ORIGINS: 'https://a.foo.example' },
      'PHONE_ORIGINS must be 2 to 6 origins, not 1.',
    ],
    [
      { APP_ORIGIN: 'https://foo.example', PHONE_ORIGINS: 'https://a.foo.example,https://other.example' },
      'PHONE_ORIGINS must be below APP_ORIGIN, like https://phone1.foo.example, not',
    ],
    [
      { CONTROL_TOKEN_FILE: 'no-such-folder/token' },
      'CONTROL_TOKEN_FILE=no-such-folder/token can neither be read nor made',
    ],
    [{ MERCHANTS_DIR: 'no-such-folder' }, 'no-such-folder cannot be read (ENOENT); name one'],
    [
      { PORT: 'abc', WORLD_LIMIT: '0' },
      'PORT must be a port number, not "abc". WORLD_LIMIT must be a number of worlds',
    ],
    [{ STRICT_WORLDS: 'yes' }, 'STRICT_WORLDS must be 0 or 1, not "yes".'],
    [{ VENDOR_ORIGINS: 'http://v.example' }, 'VENDOR_ORIGINS must be https, or http on this machine, not "http://v'],
    [{ TRUST_PROXY: '10.0.0.0/99' }, 'TRUST_PROXY must be how many proxies stand before the server, or their'],
    [{ WORLD_LIMIT: 'many' }, 'WORLD_LIMIT must be a number of worlds, not "many".'],
  ])('%j', async (env: Record<string, string>, sentence) => {
    expect(await refused(env)).toContain(sentence)
  })

  test('a last port that leaves none for the stage is refused', async () => {
    expect(await refused({ PORT: '65535', STAGE_PORT: '' })).toBe('No port follows PORT=65535: set STAGE_PORT too.')
  })

  test('the server names a merchant that the built app does not know', async () => {
    const root = scratchFolder('served-web')
    writeFileSync(join(root, 'merchants.json'), '["aurora1","basalt2","cedar3","dune4","ember5"]')
    const merchants = join(ROOT, 'docs/examples/merchants')
    expect(await refused({ WEB_ROOT: root, MERCHANTS_DIR: merchants })).toBe(
      `The web app in ${root} was built without fern6: in the repository of Understudy, run npm start (or npm run pack, for packages) with the same MERCHANTS_DIR.`,
    )
  })

  test('npm start ends with the same sentence', async () => {
    const child = spawn(process.execPath, ['scripts/start.mjs'], { cwd: ROOT, env: { ...CLEAN_ENV, PORT: 'abc' } })
    children.push(child)
    let err = ''
    child.stderr.on('data', (text) => (err += text))
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
    expect({ code, err: err.trim() }).toEqual({ code: 1, err: 'PORT must be a port number, not "abc".' })
  })

  test('the server names a data folder that it cannot write', async () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    expect(await refused({ DATA_DIR: file })).toContain(`The worlds cannot be kept in DATA_DIR=${file}`)
    expect(await refused({ DATA_DIR: join(file, 'below') })).toContain('The worlds cannot be kept in DATA_DIR')
    // Linux reports a missing folder in /proc as not found, although its parent exists.
    expect(await refused({ DATA_DIR: '/proc/understudy' })).toContain(
      'The worlds cannot be kept in DATA_DIR=/proc/understudy',
    )
    expect(await refused({ TEMPLATES_DIR: file })).toContain(`TEMPLATES_DIR=${file} must be a folder you may write to`)
  })
})
