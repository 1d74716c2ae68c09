import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../support/free-port.ts'
import { read } from '../support/repository.ts'
import { scratchFolder } from '../support/scratch.ts'

/** The configuration of `deploy/nginx` for processes of this machine: nothing but ports and addresses differ. */
export function configFor(processes: readonly string[], port: number, stagePort: number): string {
  const own = read('deploy/nginx/understudy.conf')
    .replace('listen 3000;', `listen 127.0.0.1:${port};`)
    .replace('listen 3001;', `listen 127.0.0.1:${stagePort};`)
    .replace('3001 "stage"', `${stagePort} "stage"`)
  return `${upstreamsOf(processes)}\n${own}`
}

/** Both lists of `processes.conf`, each of its lines once for every process. */
function upstreamsOf(processes: readonly string[]): string {
  return read('deploy/nginx/processes.conf')
    .split('\n')
    .flatMap((line) => {
      if (!line.includes('server understudy-')) return [line]
      if (!line.includes('understudy-1:3000')) return []
      return processes.map((address) => line.replace('understudy-1:3000', address))
    })
    .join('\n')
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

/** nginx before the processes at those addresses (`127.0.0.1:4000`). */
export async function startProxy(processes: readonly string[]): Promise<Proxy> {
  const folder = scratchFolder('proxy')
  // Its workers are another user's.
  chmodSync(folder, 0o755)
  const [port, stagePort] = [await freePort(), await freePort()]
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
  await answering(`http://127.0.0.1:${port}/__fleet/`, nginx)
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
