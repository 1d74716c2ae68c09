import { execFileSync } from 'node:child_process'
import { dirname, join } from 'node:path/posix'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { copyOf, inFolder, stagesOf, valuesOf } from '../../scripts/lib/dockerfile.mjs'
import { ROOT, read } from '../support/repository.ts'

interface Service {
  image?: string
  build: { context: string; target: string }
  restart?: string
  ports?: string[]
  volumes?: string[]
  profiles?: string[]
  healthcheck?: { test: string[] }
  environment: Record<string, string>
  read_only?: boolean
  tmpfs?: string[]
  cap_drop?: string[]
  security_opt?: string[]
  depends_on?: Record<string, { condition: string }>
}

/** Somebody's own token, or the one the server makes and both services read. */
const TOKEN = {
  CONTROL_TOKEN: expect.stringMatching(/^\$\{CONTROL_TOKEN:-\}$/),
  CONTROL_TOKEN_FILE: '/data/control-token',
}

const dockerfile = read('Dockerfile')
const instructions = (name: string) =>
  [...dockerfile.matchAll(new RegExp(`^${name} +(.+)$`, 'gm'))].map(([, rest = '']) => rest)
const manifest = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

// What `npm run image-check` reads of the Dockerfile before it does each step of it.
describe('the check of the image', () => {
  it('the check of the image runs every RUN in the image’s folder', () => {
    const stages = stagesOf(dockerfile)
    expect(stages.map(({ name }) => name)).toEqual(['built', 'suites', 'image', 'serve'])
    const kinds = new Set(stages.flatMap((stage) => stage.instructions.map(({ name }) => name)))
    const supported = ['RUN', 'WORKDIR', 'USER', 'COPY', 'ENV', 'CMD', 'VOLUME', 'EXPOSE', 'HEALTHCHECK']
    expect([...kinds].filter((kind) => !supported.includes(kind))).toEqual([])
    expect(inFolder('mkdir /data && mkdir -p /app && chown node:node /data /app', '/tmp/x')).toBe(
      'mkdir /tmp/x/data && mkdir -p /tmp/x/app && chown node:node /tmp/x/data /tmp/x/app',
    )
    expect(copyOf('--from=image --chown=node:node /app/dist ./')).toEqual({
      from: 'image',
      owner: 'node:node',
      sources: ['/app/dist'],
      to: './',
    })
    expect(valuesOf('HOST=0.0.0.0 PORT=3000')).toEqual({ HOST: '0.0.0.0', PORT: '3000' })
  })
})

// CI does not build the image; its inputs are checked instead.
describe('the image', () => {
  it('the image installs and builds with scripts of this repository', () => {
    const scripts = instructions('RUN').flatMap((line) => /^npm run (\S+)$/.exec(line)?.slice(1) ?? [])
    expect(scripts).toEqual(['setup', 'build', 'browser', 'image'])
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(scripts))
  })

  it('the image has the manifest of every package before it installs', () => {
    const { packages } = parse(read('pnpm-workspace.yaml')) as { packages: string[] }
    const beforeSetup = dockerfile.slice(0, dockerfile.indexOf('RUN npm run setup'))
    for (const name of packages) expect(beforeSetup).toContain(`${name}/package.json ${name}/`)
  })

  it('the image installs anew only where what installs has changed', () => {
    const imported = (file: string): string[] => [
      file,
      ...[...read(file).matchAll(/from '(\.[^']+)'/g)].flatMap(([, path = '']) => imported(join(dirname(file), path))),
    ]
    const beforeSetup = dockerfile.slice(0, dockerfile.indexOf('RUN npm run setup'))
    const copied = [...beforeSetup.matchAll(/^COPY \S+ (scripts.*) \S+$/gm)].flatMap(([, files = '']) =>
      files.split(' '),
    )
    expect(copied.sort()).toEqual([...new Set(imported('scripts/setup.mjs'))].sort())
  })

  it('the container runs as an unprivileged user', () => {
    for (const stage of dockerfile.split(/^FROM /m).slice(1)) {
      const users = [...stage.matchAll(/^USER (\S+)$/gm)].map(([, user]) => user)
      expect(users.at(-1) ?? 'node').toBe('node')
    }
    expect(instructions('USER')[0]).toBe('node')
  })

  it('the image has neither sources nor tools', () => {
    const serve = dockerfile.slice(dockerfile.indexOf(' AS serve'))
    expect(dockerfile).toContain('FROM node:26-bookworm-slim AS serve')
    expect(serve).toContain('COPY --from=image --chown=node:node /app/dist ./')
    expect(serve.match(/^COPY .+$/gm)).toHaveLength(1)
    expect(serve).toContain('CMD ["node", "fake-server/dist/server.js"]')
  })

  it('the image leaves out files of one machine', () => {
    // Git takes a name without a folder anywhere, Docker only at the top.
    const ofGit = read('.gitignore')
      .trim()
      .split('\n')
      .map((line) => line.replace(/\/$/, ''))
      .map((line) => (line.includes('/') ? line.replace(/^\//, '') : `**/${line}`))
    expect(read('.dockerignore').trim().split('\n')).toEqual(['.git', ...ofGit])
  })
})

describe('the composition', () => {
  const { services, volumes } = parse(read('docker-compose.yml')) as {
    services: Record<'understudy' | 'suites', Service>
    volumes: Record<string, unknown>
  }
  const stages = instructions('FROM').map((line) => line.split(' AS ')[1])

  it('the container serves app and stage, keeps its worlds and reports its health', () => {
    const { image, restart, ports, volumes: mounted, healthcheck, environment, build } = services.understudy
    expect({ image, restart }).toEqual({
      image: expect.stringMatching(/^\$\{UNDERSTUDY_IMAGE:-understudy:latest\}$/),
      restart: 'unless-stopped',
    })
    expect(ports).toEqual(['3000:3000', '3001:3001'])
    expect(mounted).toEqual([`worlds:${environment.DATA_DIR}`])
    expect(Object.keys(volumes)).toEqual(['worlds'])
    expect(healthcheck?.test.join(' ')).toContain("'http://127.0.0.1:3000/healthz'")
    expect(read('Dockerfile')).toContain("fetch('http://127.0.0.1:3000/healthz')")
    expect(stages).toContain(build.target)
  })

  it('the composition lets nobody steer it from outside without a token', () => {
    expect(services.understudy.environment).toMatchObject({ HOST: '0.0.0.0', ...TOKEN })
  })

  it('the composition writes only its worlds and gains no privileges', () => {
    const { read_only, tmpfs, cap_drop, security_opt } = services.understudy
    expect({ read_only, tmpfs, cap_drop, security_opt }).toEqual({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
  })

  it('the composition runs the suites against itself when asked', () => {
    const { profiles, depends_on, environment, build } = services.suites
    expect(profiles).toEqual(['test'])
    expect(depends_on).toEqual({ understudy: { condition: 'service_healthy' } })
    expect(environment).toEqual({ BASE_URL: 'http://understudy:3000', ...TOKEN })
    expect(services.suites.volumes).toEqual(['worlds:/data:ro'])
    expect(stages).toContain(build.target)
  })

  it('the composition is valid for docker compose, where there is one', () => {
    const docker = (...args: string[]) => execFileSync('docker', ['compose', ...args], { cwd: ROOT, stdio: 'pipe' })
    try {
      docker('version')
    } catch {
      console.info('docker compose is not on this machine: only the shape of docker-compose.yml was checked.')
      return
    }
    docker('--profile', 'test', 'config', '--quiet')
    console.info('docker compose config accepts docker-compose.yml.')
  })
})

describe('the dev container', () => {
  const { image, forwardPorts, postCreateCommand } = JSON.parse(read('.devcontainer/devcontainer.json'))

  it('the dev container forwards the ports that npm start serves on', () => {
    const [, served = ''] = /^`npm start` serves (.+)$/m.exec(read('README.md')) ?? []
    expect(forwardPorts).toEqual([...served.matchAll(/<http:\/\/localhost:(\d+)>/g)].map(([, port]) => Number(port)))
    expect(forwardPorts).toHaveLength(2)
  })

  it('the dev container prepares what npm start and npm test need', () => {
    const scripts = String(postCreateCommand).split(' && ')
    expect(scripts).toEqual(['npm run setup', 'npm run browser'])
    for (const script of scripts) expect(manifest.scripts).toHaveProperty(script.replace('npm run ', ''))
    expect(image).toMatch(/^mcr\.microsoft\.com\/devcontainers\/typescript-node:24-/)
  })
})
