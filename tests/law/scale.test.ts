import { Deployment, StatefulSet } from 'kubernetes-models/apps/v1'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1'
import { PersistentVolumeClaim, Service } from 'kubernetes-models/v1'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { worldsNamedBy } from '../../fake-server/src/fleet/named-world.ts'
import { configFor } from '../scale/proxy.ts'
import { read } from '../support/repository.ts'

// What docker-compose.scale.yml and deploy/ say, as no machine of CI runs containers; `npm run scale-check` runs the
// same proxy before three processes where nginx is installed.

interface ComposeService {
  build?: { target: string }
  image?: string
  command?: string[]
  user?: string
  environment?: Record<string, string>
  networks?: { default: { ipv4_address: string } }
  volumes?: string[]
  read_only?: boolean
  cap_drop?: string[]
  ports?: string[]
  stop_grace_period?: string
  healthcheck?: { test: string[] }
  depends_on?: Record<string, { condition: string }>
}

const compose = parse(read('docker-compose.scale.yml'), { merge: true }) as {
  services: Record<string, ComposeService>
}
const NAMES = ['understudy-1', 'understudy-2', 'understudy-3']
const upstreams = read('deploy/nginx/processes.conf')
const nginx = read('deploy/nginx/understudy.conf')

describe('docker-compose.scale.yml', () => {
  it('runs the same image three times, each by an address of its own, over one folder', () => {
    const processes = NAMES.map((name) => compose.services[name]!)
    for (const [i, process] of processes.entries()) {
      expect(process).toMatchObject({ build: { target: 'serve' }, read_only: true, cap_drop: ['ALL'] })
      expect(process.environment).toMatchObject({
        FLEET_DIR: '/shared',
        FLEET_ADDRESS: `http://${NAMES[i]}:3000`,
        DATA_DIR: '/data',
        TRUST_PROXY: '1',
        CONTROL_TOKEN: expect.stringMatching(/^\$\{CONTROL_TOKEN:\?/),
      })
      expect(process.volumes).toEqual(['shared:/shared'])
      expect(process.ports).toBeUndefined()
      expect(process.stop_grace_period).toBe('60s')
      expect(process.healthcheck?.test.at(-1)).toContain('/__fleet/alive')
    }
    expect(new Set(processes.map(({ networks }) => networks?.default.ipv4_address)).size).toBe(3)
    expect(compose.services.folder?.command).toEqual(['chown', 'node:node', '/shared'])
  })

  it('has nginx before them, once all are well', () => {
    const { proxy } = compose.services
    expect(proxy?.image).toMatch(/^nginx:1\./)
    expect(proxy?.ports).toEqual(['3000:3000', '3001:3001'])
    expect(proxy?.volumes?.map((volume) => volume.split(':')[0])).toEqual([
      './deploy/nginx/understudy.conf',
      './deploy/nginx/processes.conf',
    ])
    expect(proxy?.depends_on).toEqual(Object.fromEntries(NAMES.map((name) => [name, { condition: 'service_healthy' }])))
  })
})

/** The blocks of a configuration of nginx by what stands before their brace; balance is all that is asked of the rest. */
function blocksOf(text: string): Map<string, string> {
  const plain = text.replace(/^\s*#.*$/gm, '').replace(/"[^"]*"/g, (quoted) => quoted.replace(/[{}]/g, '_'))
  const blocks = new Map<string, string>()
  let depth = 0
  let from = 0
  let name = ''
  for (const [i, letter] of [...plain].entries()) {
    if (letter === '{' && depth++ === 0) {
      name = plain.slice(from, i).trim()
      from = i + 1
    }
    if (letter === '}' && --depth === 0) {
      blocks.set(name, plain.slice(from, i))
      from = i + 1
    }
  }
  expect(depth).toBe(0)
  return blocks
}

describe('the proxy', () => {
  it('spreads worlds over the three processes, and knows them all by the name it sends writing calls on to', () => {
    const blocks = blocksOf(upstreams)
    expect(blocks.get('upstream understudy')).toContain('hash $world consistent;')
    for (const block of ['upstream understudy', 'upstream understudy_elsewhere']) {
      const servers = [...(blocks.get(block) ?? '').matchAll(/server (\S+):3000 max_fails=1 fail_timeout=5s;/g)]
      expect(servers.map(([, name]) => name)).toEqual(NAMES)
    }
  })

  it('makes a call again only where nothing was done, and lets nobody say what only it may say', () => {
    const server = blocksOf(nginx).get('server') ?? ''
    expect(server).toContain('proxy_next_upstream error timeout http_502;')
    expect(server).not.toContain('non_idempotent')
    expect(server).toContain('proxy_set_header X-Fleet "";')
    expect(server).toContain('proxy_set_header X-Surface $surface;')
    expect(server).toContain('proxy_set_header X-New-World $new_world;')
    expect(server).toMatch(/location \/__fleet\/ \{\s+return 404;/)
    expect(server).toMatch(/location = \/__control\/metrics \{\s+return 404;/)
  })

  it('looks for the world where the processes look', () => {
    const chain = [...nginx.matchAll(/^map (\S+|"[^"]+") (\$world\S*) \{/gm)].map(([, , name]) => name)
    expect(chain).toEqual([
      '$world',
      '$world_of_path',
      '$world_of_query',
      '$world_of_header',
      '$world_of_authorization',
      '$world_of_token',
      '$world_of_ticket',
      '$world_of_cookie',
    ])
    for (const [name, next] of chain.slice(0, -1).map((name, i) => [name, chain[i + 1]] as const))
      expect(blocksOf(nginx).get([...blocksOf(nginx).keys()].find((key) => key.endsWith(` ${name}`)) ?? '')).toContain(
        `${next};`,
      )
    const named = (url: string, headers: object = {}, cookies: object = {}) =>
      worldsNamedBy({ url, headers, cookies } as never, (code) => (code === 'ROOM22' ? 'wroom' : undefined))
    const all = { headers: { 'x-world': 'wh', authorization: 'wa.1' }, cookies: { world: 'wc' } }
    expect(named('/__control/worlds/wp/clock', all.headers, all.cookies)).toEqual(['wp'])
    expect(named('/m/home?world=wq', all.headers, all.cookies)).toEqual(['wq'])
    expect(named('/wps/x?token=wt.2', all.headers, all.cookies)).toEqual(['wh'])
    expect(named('/wps/x?token=wt.2', { authorization: 'wa.1' }, all.cookies)).toEqual(['wa'])
    expect(named('/wps/x?token=wt.2', {}, all.cookies)).toEqual(['wt'])
    expect(named('/play/ws.3/state', {}, all.cookies)).toEqual(['ws'])
    expect(named('/img/upload/wu/4.webp', {}, all.cookies)).toEqual(['wu'])
    expect(named('/m/home', {}, all.cookies)).toEqual(['wc'])
    expect(named('/m/home', {}, { world: 'wc', room: 'ROOM22.x' })).toEqual(['wc', 'wroom'])
    expect(named('/m/home', {}, { room: 'ROOM22.x' })).toEqual(['wroom'])
    expect(named('/m/home')).toEqual(['default'])
    expect(named('/r/room22')).toEqual(['wroom'])
    expect(named('/assets/a.js', {}, all.cookies)).toEqual([])
    expect(named('/__control/health', {}, all.cookies)).toEqual([])
  })

  it('is the same before processes of one machine, but for ports and addresses', () => {
    const here = configFor(['127.0.0.1:4001', '127.0.0.1:4002'], 5000, 5001)
    expect(
      blocksOf(here)
        .get('upstream understudy')
        ?.match(/server \S+/g),
    ).toEqual(['server 127.0.0.1:4001', 'server 127.0.0.1:4002'])
    expect(here).toContain('listen 127.0.0.1:5000;')
    expect(here).toContain('5001 "stage"')
    expect(here).not.toMatch(/understudy-\d|\b300[01]\b/)
  })
})

describe('deploy/kubernetes.yaml', () => {
  const KINDS = { Deployment, PersistentVolumeClaim, PodDisruptionBudget, Service, StatefulSet }
  type Manifest = { kind: keyof typeof KINDS; metadata: { name: string }; spec: Record<string, never> }
  const manifests = parseAllDocuments(read('deploy/kubernetes.yaml')).map((document) => document.toJS() as Manifest)
  const named = (kind: string, name: string) =>
    manifests.find((one) => one.kind === kind && one.metadata.name === name) as never as Manifest

  it('is what the schemas of Kubernetes ask for', () => {
    for (const manifest of manifests) {
      const Kind = KINDS[manifest.kind] as new (data: object) => { validate(): void }
      expect(() => new Kind(manifest).validate()).not.toThrow()
    }
    // The schemas see what is wrong.
    const { spec, ...rest } = named('StatefulSet', 'process')
    expect(() => new StatefulSet({ ...rest, spec: { ...spec, replicas: 'three' } } as never).validate()).toThrow(
      /replicas/,
    )
    expect(manifests).toHaveLength(9)
  })

  it('gives each process of the proxy an address that stays', () => {
    const { replicas } = named('StatefulSet', 'process').spec as never as { replicas: number }
    expect(replicas).toBe(NAMES.length)
    for (const [i, name] of NAMES.entries())
      expect(named('Service', name).spec).toMatchObject({
        selector: { 'statefulset.kubernetes.io/pod-name': `process-${i}` },
        ports: [{ port: 3000 }],
      })
  })

  it('has the configuration of the proxy from the same files', () => {
    const { configMapGenerator, resources } = parse(read('deploy/kustomization.yaml'))
    expect(resources).toEqual(['kubernetes.yaml'])
    expect(configMapGenerator).toEqual([
      {
        name: 'understudy-nginx',
        files: ['default.conf=nginx/understudy.conf', 'processes.conf=nginx/processes.conf'],
      },
    ])
    const proxy = JSON.stringify(named('Deployment', 'understudy-proxy').spec)
    expect(proxy).toContain('"configMap":{"name":"understudy-nginx"}')
    expect(proxy).toContain('"mountPath":"/etc/nginx/conf.d"')
  })

  it('starts the processes as the compose file does', () => {
    const process = JSON.stringify(named('StatefulSet', 'process').spec)
    for (const [name, value] of [
      ['FLEET_DIR', '/shared'],
      ['FLEET_ADDRESS', 'http://$(POD).understudy-processes:3000'],
      ['TRUST_PROXY', '1'],
    ])
      expect(process).toContain(JSON.stringify({ name, value }))
    expect(process).toContain('"secretKeyRef":{"name":"understudy","key":"control-token"}')
    expect(process).toContain('"runAsNonRoot":true')
    expect(process).toContain('"readOnlyRootFilesystem":true')
  })
})
