import { STAGE_PARTS } from '@understudy/contracts'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { ownersNamedBy } from '../../fake-server/src/processes/named-world.ts'
import { Processes } from '../../steering/src/processes.ts'
import { configFor } from '../scale/proxy.ts'
import { read } from '../support/repository.ts'

// What docker-compose.scale.yml and deploy/ say, as no machine of CI runs containers; `npm run scale-check` runs the
// same proxy before three processes where nginx is installed.

interface ComposeService {
  build?: { target: string }
  image?: string
  restart?: string
  environment?: Record<string, string>
  networks?: { default: { ipv4_address: string } }
  volumes?: string[]
  read_only?: boolean
  cap_drop?: string[]
  ports?: string[]
  stop_grace_period?: string
  depends_on?: Record<string, { condition: string }>
}

const compose = parse(read('docker-compose.scale.yml'), { merge: true }) as {
  services: Record<string, ComposeService>
  networks: { default: { ipam: { config: { subnet: string }[] } } }
}
const LETTERS = ['a', 'b', 'c'] as const
const NAMES = ['understudy-a', 'understudy-b', 'understudy-c']
const upstreams = read('deploy/nginx/processes.conf')
const nginx = read('deploy/nginx/understudy.conf')

describe('docker-compose.scale.yml', () => {
  it('the scaled compose file runs one image three times, each with its own volume', () => {
    const processes = NAMES.map((name) => compose.services[name]!)
    for (const [i, process] of processes.entries()) {
      expect(process).toMatchObject({
        image: expect.stringMatching(/^\$\{UNDERSTUDY_IMAGE:-understudy:latest\}$/),
        build: { target: 'serve' },
        restart: 'unless-stopped',
        read_only: true,
        cap_drop: ['ALL'],
      })
      expect(process.environment).toMatchObject({
        PROCESS_NAME: LETTERS[i],
        PROCESS_NAMES: 'a,b,c',
        PROXY_ORIGIN: 'http://proxy:3000',
        DATA_DIR: '/data',
        TRUST_PROXY: '1',
        CONTROL_TOKEN: expect.stringMatching(/^\$\{CONTROL_TOKEN:\?/),
      })
      expect(process.volumes).toEqual([`${LETTERS[i]}:/data`])
      expect(process.ports).toBeUndefined()
      expect(process.stop_grace_period).toBe('60s')
    }
  })

  it('the processes have fixed addresses in a network that can be named', () => {
    const { subnet } = compose.networks.default.ipam.config[0] ?? { subnet: '' }
    expect(subnet).toMatch(/^\$\{UNDERSTUDY_NETWORK:-192\.168\.219\}\.0\/24$/)
    const network = subnet.replace('.0/24', '')
    expect(NAMES.map((name) => compose.services[name]?.networks?.default.ipv4_address)).toEqual([
      `${network}.11`,
      `${network}.12`,
      `${network}.13`,
    ])
  })

  it('docker-compose.scale.yml starts nginx once all processes are healthy', () => {
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
  it('the proxy knows each process by its letter, and all for shared answers', () => {
    const blocks = blocksOf(upstreams)
    for (const [surface, port] of [
      ['app', 3000],
      ['stage', 3001],
    ] as const) {
      const servers = [...(blocks.get(`upstream ${surface}_any`) ?? '').matchAll(/server (\S+) max_fails=1/g)]
      expect(servers.map(([, address]) => address)).toEqual(NAMES.map((name) => `${name}:${port}`))
      for (const [i, letter] of LETTERS.entries())
        expect(blocks.get(`upstream ${surface}_${letter}`)).toContain(`server ${NAMES[i]}:${port} max_fails=0;`)
    }
    const server = blocksOf(nginx).get('server') ?? ''
    for (const letter of LETTERS)
      expect(server).toContain(`location @${letter} { proxy_pass http://\${surface}_${letter}; }`)
  })

  it('the proxy repeats no write, passes no host of others on, and hides metrics', () => {
    const server = blocksOf(nginx).get('server') ?? ''
    expect(server).toContain('proxy_next_upstream error timeout;')
    expect(server).not.toContain('non_idempotent')
    expect(server).toContain('proxy_set_header X-Forwarded-Host "";')
    expect(server).toMatch(/location = \/__control\/metrics \{\s+return 404;/)
  })

  it('the proxy reads the world where the processes read it', () => {
    const chain = [...nginx.matchAll(/^map (\S+|"[^"]+") (\$world\S*) \{/gm)].map(([, , name]) => name)
    expect(chain).toEqual([
      '$world',
      '$world_of_query',
      '$world_of_header',
      '$world_of_authorization',
      '$world_of_token',
      '$world_of_page',
      '$world_of_cookie',
      '$world_of_room',
    ])
    for (const [name, next] of chain.slice(0, -1).map((name, i) => [name, chain[i + 1]] as const))
      expect(blocksOf(nginx).get([...blocksOf(nginx).keys()].find((key) => key.endsWith(` ${name}`)) ?? '')).toContain(
        `${next};`,
      )
  })

  it('the proxy knows the pages of the stage, whose ids contain their world', () => {
    expect(nginx).toContain(`"~^/(${STAGE_PARTS.join('|')})/(?<in_page>[a-z0-9-]+)\\."`)
  })

  it('the proxies for one machine and for several differ in addresses only', () => {
    const config = configFor([{ name: 'a', port: 4001, stagePort: 4002 }], 5000, 5001)
    expect(blocksOf(config).get('upstream app_a')).toContain('server 127.0.0.1:4001 max_fails=0;')
    expect(blocksOf(config).get('upstream stage_a')).toContain('server 127.0.0.1:4002 max_fails=0;')
    expect(config).toContain('listen 127.0.0.1:5000;')
    expect(config).toContain('5001 stage;')
    expect(config).not.toContain('understudy-a')
  })
})

describe('the process of a call', () => {
  const processes = new Processes({ name: 'a', names: LETTERS, proxy: 'http://proxy.test', token: 'secret' })
  const owners = (url: string, headers: object = {}, cookies: object = {}) =>
    ownersNamedBy({ url, headers, cookies } as never, processes)
  const all = { headers: { 'x-world': 'b-1', authorization: 'c-1.t' }, cookies: { world: 'c-2' } }

  it.each([
    ['a world of the control API', owners('/__control/worlds/b-1/clock', { 'x-world': 'c-1' }), ['b']],
    ['an uploaded picture', owners('/img/upload/c-1/x.webp'), ['c']],
    ['a page that names a world', owners('/m/home?world=b-1', all.headers), ['b']],
    ['a header before a token', owners('/wps/x', all.headers, all.cookies), ['b']],
    ['a token before a cookie', owners('/wps/x', { authorization: 'c-1.t' }, { world: 'b-1' }), ['c']],
    ['a token of the query', owners('/wps/x?token=c-1.t'), ['c']],
    ...STAGE_PARTS.map(
      (part) => [`a page of the stage at /${part}`, owners(`/${part}/b-1.0001`), ['b']] as [string, string[], string[]],
    ),
    ['a cookie', owners('/wps/x', {}, { world: 'c-2' }), ['c']],
    ['the ticket of a room', owners('/m/home', {}, { room: 'B23456.x' }), ['b']],
    ['a room code', owners('/r/c23456'), ['c']],
    ['a room of the control API', owners('/__control/rooms/B23456'), ['b']],
    ['no world at all', owners('/m/home'), ['a']],
    ['a world without a letter', owners('/__control/worlds/mine'), ['a']],
    ['a file that is the same everywhere', owners('/assets/a.js', all.headers), []],
    ['a call about all worlds', owners('/__control/health', all.headers), []],
    ['the check of a container', owners('/healthz', all.headers, all.cookies), []],
  ])('the process of a call is found by %s', (_what, found, expected) => {
    expect(found).toEqual(expected)
  })
})

describe('deploy/kubernetes.yaml', () => {
  const VERSIONS: Record<string, string> = {
    Deployment: 'apps/v1',
    PodDisruptionBudget: 'policy/v1',
    Service: 'v1',
    StatefulSet: 'apps/v1',
  }
  interface Manifest {
    apiVersion: string
    kind: string
    metadata: { name: string }
    spec: Record<string, unknown>
  }
  interface Workload {
    replicas: number
    selector: { matchLabels: Record<string, string> }
    template: { metadata: { labels: Record<string, string> }; spec: { containers: object[] } }
  }
  const manifests = parseAllDocuments(read('deploy/kubernetes.yaml')).map((document) => document.toJS() as Manifest)
  const named = (kind: string, name: string) =>
    manifests.find((one) => one.kind === kind && one.metadata.name === name) as Manifest

  it('the Kubernetes workloads have current versions and select their own pods', () => {
    expect(manifests).toHaveLength(8)
    for (const { apiVersion, kind, metadata, spec } of manifests) {
      expect({ kind, apiVersion, name: metadata.name }).toEqual({
        kind,
        apiVersion: VERSIONS[kind],
        name: expect.stringMatching(/^[a-z][a-z0-9-]*$/),
      })
      if (VERSIONS[kind] !== 'apps/v1') continue
      const { replicas, selector, template } = spec as never as Workload
      expect(template.metadata.labels).toMatchObject(selector.matchLabels)
      expect({ replicas, containers: template.spec.containers }).toEqual({
        replicas: expect.any(Number),
        containers: [expect.objectContaining({ name: expect.any(String), image: expect.any(String) })],
      })
    }
  })

  it('Kubernetes gives each process an address that stays', () => {
    const { replicas } = named('StatefulSet', 'process').spec
    expect(replicas).toBe(NAMES.length)
    for (const [i, name] of NAMES.entries())
      expect(named('Service', name).spec).toMatchObject({
        selector: { 'statefulset.kubernetes.io/pod-name': `process-${i}` },
        ports: [{ port: 3000 }, { port: 3001 }],
      })
  })

  it('Kubernetes takes the proxy’s configuration from the same files', () => {
    const { configMapGenerator, images, resources } = parse(read('deploy/kustomization.yaml'))
    // `kustomize edit set image` changes the entry of this name, and the manifest stays as it is.
    expect(images).toEqual([{ name: 'understudy', newName: 'understudy', newTag: 'latest' }])
    expect(JSON.stringify(named('StatefulSet', 'process').spec)).toContain('"image":"understudy:latest"')
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

  it('Kubernetes starts the processes as the compose file does', () => {
    const process = JSON.stringify(named('StatefulSet', 'process').spec)
    for (const [name, value] of [
      ['PROCESS_NAMES', 'a,b,c'],
      ['PROXY_ORIGIN', 'http://understudy:3000'],
      ['TRUST_PROXY', '1'],
    ])
      expect(process).toContain(JSON.stringify({ name, value }))
    expect(process).toContain("metadata.labels['apps.kubernetes.io/pod-index']")
    expect(process).toContain('"secretKeyRef":{"name":"understudy","key":"control-token"}')
    expect(process).toContain('"runAsNonRoot":true')
    const probe = { httpGet: { path: '/healthz', port: 'http' } }
    expect((named('StatefulSet', 'process').spec as never as Workload).template.spec.containers[0]).toMatchObject({
      startupProbe: probe,
      readinessProbe: probe,
      livenessProbe: probe,
    })
    expect(process).toContain('"readOnlyRootFilesystem":true')
  })
})
