import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import request from 'supertest'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { AtlasCommand } from '../../fake-server/src/host/atlas-run.ts'
import { changedPictures, compare } from '../atlas/compare.ts'
import { startPlatform } from '../support/platform.ts'
import { ROOT, read } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'

const atlas = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'tests/atlas/atlas.ts', ...args], { cwd: ROOT }).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  )

test('the atlas command lists the states and refuses one it cannot show', async () => {
  const { stdout } = await atlas('--list', '--only', 'inbox/')
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining(['inbox/player', 'inbox/trial', 'inbox/error', 'inbox/empty']),
  )
  expect(stdout).toMatch(/^1 screens, \d+ states, \d+ openings$/m)
  expect(await atlas('--looks', 'ur-dim')).toMatchObject({ code: 1, stderr: expect.stringContaining('ur-dim') })
})

test('the CI job draws both sides alike, and compares them', async () => {
  const { jobs } = parse(read('.github/workflows/atlas.yml')) as {
    jobs: { pictures: { steps: { name?: string; run?: string; 'working-directory'?: string }[] } }
  }
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const sides = jobs.pictures.steps.filter(({ run }) => run !== undefined)
  expect(sides.map((side) => side['working-directory'])).toEqual(['before', 'after'])
  const commands = sides.map(({ run = '' }) => run.trim().split('\n'))
  for (const [, name = ''] of commands.flat().map((command) => command.split(/npm run (\S+).*/)))
    expect(Object.keys(scripts)).toContain(name)
  const [before = '', after = ''] = commands.map((lines) => lines.at(-1))
  expect(after).toBe(`${before} --against ../before/atlas`)
  const options = before.replace('npm run atlas -- ', '').split(' ')
  expect(await atlas('--list', ...options)).toMatchObject({ code: 0 })
})

const folder = scratchFolder('atlas')

test('an atlas held against another lists what differs, with a picture of it', async () => {
  const [now, then] = [join(folder, 'now'), join(folder, 'then')]
  const paint = async (to: string, name: string, background: string) => {
    mkdirSync(join(to, 'pictures'), { recursive: true })
    const create = { width: 8, height: 8, channels: 3, background } as const
    await sharp({ create })
      .webp({ lossless: true })
      .toFile(join(to, 'pictures', `${name}.webp`))
  }
  await Promise.all([
    paint(now, 'same', 'black'),
    paint(then, 'same', 'black'),
    paint(now, 'other', 'white'),
    paint(then, 'other', 'black'),
    paint(now, 'new', 'black'),
  ])
  const files = ['same', 'other', 'new'].map((name) => `pictures/${name}.webp`)
  const changes = await compare(now, then, files)
  expect([...changes.keys()]).toEqual(['pictures/other.webp', 'pictures/new.webp'])
  expect(changedPictures(changes)).toEqual([
    'pictures/other.webp differs in 100.00 % of its pixels: changes/other.marked.webp',
  ])
  const { data } = await sharp(join(now, 'changes/other.marked.webp')).raw().toBuffer({ resolveWithObject: true })
  expect({ isRed: (data[0] ?? 0) > 180 && (data[1] ?? 255) < 60 }).toEqual({ isRed: true })
})

test('a server shows its atlas to callers who may steer, and no other file', async () => {
  mkdirSync(join(folder, 'atlas/pictures'), { recursive: true })
  writeFileSync(join(folder, 'atlas/index.html'), '<h1>Atlas</h1>')
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  const open = async (options: object) => {
    const platform = await startPlatform(options)
    const get = (path: string, host = 'localhost') => request(platform.app.server).get(path).set('Host', host)
    return { get, close: () => platform.close() }
  }
  const local = await open({ web: { atlas: join(folder, 'atlas') } })
  const page = await local.get('/__control/atlas/index.html')
  expect({ status: page.status, text: page.text }).toEqual({ status: 200, text: '<h1>Atlas</h1>' })
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'self';.*frame-ancestors 'none'/)
  expect((await local.get('/__control/atlas/')).headers.location).toBe('/__control/atlas/index.html')
  for (const path of ['../secret.txt', '..%2fsecret.txt', '%2e%2e/secret.txt', 'pictures/../../secret.txt'])
    expect((await local.get(`/__control/atlas/${path}`)).text, path).not.toContain('secret')
  expect((await local.get('/__control/atlas/index.html', 'evil.example')).status).toBe(403)
  await local.close()

  const far = await open({ web: { atlas: join(folder, 'atlas') }, loopbackOnly: false, controlToken: 'secret' })
  expect((await far.get('/__control/atlas/index.html')).status).toBe(401)
  await far.close()
})

test('without an atlas its page says the command, and shows one once it is made', async () => {
  const atlas = join(folder, 'later')
  const platform = await startPlatform({ web: { atlas } })
  const get = () => request(platform.app.server).get('/__control/atlas/index.html').set('Host', 'localhost')
  const missing = await get()
  expect(missing.status).toBe(404)
  expect(missing.text).toContain('npm run atlas')
  mkdirSync(atlas)
  writeFileSync(join(atlas, 'index.html'), '<h1>Atlas</h1>')
  expect((await get()).text).toBe('<h1>Atlas</h1>')
  await platform.close()
})

/** Stands for `npm run atlas`: notes its start, takes one opening of two, and ends as soon as it may. */
const ATLAS_COMMAND = `import { appendFileSync, existsSync, writeFileSync } from 'node:fs'
appendFileSync('starts', process.pid + process.argv.slice(2).map((word) => ' ' + word).join('') + '\\n')
console.log('1/2 inbox/<player>')
process.on('SIGTERM', () => {
  console.error('Error: Target page has been closed')
  process.exit(1)
})
setInterval(() => {
  if (!existsSync('may-end')) return
  writeFileSync('atlas/index.html', '<h1>Atlas</h1>')
  process.exit()
}, 20)
`

describe('the page that makes the atlas', () => {
  const work = join(folder, 'making')
  mkdirSync(join(work, 'atlas'), { recursive: true })
  writeFileSync(join(work, 'command.mjs'), ATLAS_COMMAND)
  const starts = () =>
    existsSync(join(work, 'starts')) ? readFileSync(join(work, 'starts'), 'utf8').trim().split('\n') : []
  const open = async (makeAtlas: AtlasCommand | undefined) => {
    const platform = await startPlatform({ web: { atlas: join(work, 'atlas'), makeAtlas } })
    const ask = (method: 'get' | 'post', path: string, site = 'same-origin') =>
      request(platform.app.server)
        [method](`/__control/atlas/${path}`)
        .set({ host: 'localhost', 'sec-fetch-site': site })
        .type(method === 'post' ? 'form' : 'text')
    return { ask, close: () => platform.close() }
  }
  const command: AtlasCommand = { command: [process.execPath, 'command.mjs'], folder: work }

  test('the atlas is made once at a time, can be stopped, and goes on', async () => {
    const { ask, close } = await open(command)
    expect((await ask('post', 'make/part', 'cross-site')).status).toBe(403)
    for (const choice of ['other', 'constructor', '__proto__'])
      expect((await ask('post', `make/${choice}`)).status, choice).toBe(404)
    expect(starts()).toEqual([])

    const made = await ask('post', 'make/part')
    expect([made.status, made.headers.location]).toEqual([303, '/__control/atlas/make'])
    await expect.poll(async () => (await ask('get', 'make')).text).toContain('1 of 2 openings')
    const page = await ask('get', 'make')
    expect(page.headers.refresh).toBe('2')
    expect(page.text).toContain('inbox/&lt;player&gt;')
    await ask('post', 'make/whole')
    expect(starts()).toEqual([expect.stringMatching(/^\d+ --looks ur-dark,en-light --merchants aurora1 --resume$/)])

    expect((await ask('post', 'stop', 'cross-site')).status).toBe(403)
    await ask('post', 'stop')
    await expect.poll(async () => (await ask('get', 'make')).headers.refresh).toBeUndefined()
    const stopped = await ask('get', 'index.html')
    expect(stopped.status).toBe(404)
    expect(stopped.text).toContain('1 of 2 openings are taken.')
    expect(stopped.text).not.toContain('<pre>')

    writeFileSync(join(work, 'may-end'), '')
    await ask('post', 'make/whole')
    await expect.poll(async () => (await ask('get', 'make')).text).toContain('Open the atlas')
    expect((await ask('get', 'index.html')).text).toBe('<h1>Atlas</h1>')
    expect(starts()).toEqual([expect.anything(), expect.stringMatching(/^\d+ --resume$/)])
    await close()
  })

  test('a run that makes the atlas ends with its server', async () => {
    rmSync(join(work, 'may-end'), { force: true })
    rmSync(join(work, 'starts'), { force: true })
    const { ask, close } = await open(command)
    await ask('post', 'make/part')
    await expect.poll(async () => (await ask('get', 'make')).text).toContain('1 of 2 openings')
    await close()
    const isAlive = () => {
      try {
        return process.kill(Number(starts()[0]?.split(' ')[0]), 0)
      } catch {
        return false
      }
    }
    await expect.poll(isAlive).toBe(false)
  })

  test('a server without the sources says the command, and makes nothing', async () => {
    const { ask, close } = await open(undefined)
    const { text } = await ask('get', 'make')
    expect(text).toContain('npm run atlas')
    expect(text).not.toContain('<form')
    expect((await ask('post', 'make/part')).status).toBe(404)
    await close()
  })
})
