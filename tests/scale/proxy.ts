import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { read } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'

/** A process of this machine in place of one of the compose file. */
export interface LocalProcess {
  name: 'a' | 'b' | 'c'
  port: number
  stagePort: number
}

/** The configuration of `deploy/nginx` for processes of this machine: only ports and addresses differ. */
export function configFor(processes: readonly LocalProcess[], port: number, stagePort: number): string {
  const server = read('deploy/nginx/understudy.conf')
    .replace('listen 3000;', `listen 127.0.0.1:${port};`)
    .replace('listen 3001;', `listen 127.0.0.1:${stagePort};`)
    .replace('3001 stage;', `${stagePort} stage;`)
  const upstreams = processes.reduce(
    (text, one) =>
      text
        .replaceAll(`understudy-${one.name}:3000`, `127.0.0.1:${one.port}`)
        .replaceAll(`understudy-${one.name}:3001`, `127.0.0.1:${one.stagePort}`),
    read('deploy/nginx/processes.conf'),
  )
  return `${upstreams}\n${server}`
}

/** Which nginx there is; undefined where none is installed. */
export function nginxVersion(): string | undefined {
  const { error, stderr } = spawnSync('nginx', ['-v'], { encoding: 'utf8' })
  return error ? undefined : stderr.replace('nginx version: ', '').trim()
}

export interface Proxy {
  url: string
  stageUrl: string
  end(): Promise<void>
}

/** nginx before three processes, at given ports as the processes know its address before it starts. */
export async function startProxy(
  processes: readonly LocalProcess[],
  { port, stagePort }: { port: number; stagePort: number },
): Promise<Proxy> {
  const folder = scratchFolder('proxy')
  // Its workers are another user's.
  chmodSync(folder, 0o755)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join('\n')
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${join(folder, 'nginx.pid')};
worker_processes 2;
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 4096; }
http {
access_log off;
${temporary}
${configFor(processes, port, stagePort)}
}
`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await answering(`http://127.0.0.1:${port}/__control/metrics`, nginx)
  return {
    url: `http://127.0.0.1:${port}`,
    stageUrl: `http://127.0.0.1:${stagePort}`,
    async end() {
      const ended = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await ended
    },
  }
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    try {
      await fetch(url)
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  throw new Error('nginx does not answer')
}
