import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copyOf, inFolder, stagesOf, valuesOf } from './lib/dockerfile.mjs'
import { freePorts } from './lib/free-ports.mjs'
import { fromRoot, ROOT } from './lib/root.mjs'

// Performs every step of the Dockerfile without Docker, in a clean folder with the files Git knows of the
// repository, its commands as another user with a separate home. The difference: the machine's own Node and
// Debian replace the base images.

const { uid, gid } = otherUser()
const folder = mkdtempSync(join(tmpdir(), 'understudy-image-'))
chmodSync(folder, 0o755)
/** @type {Record<string, string>} each stage's root folder */
const roots = {}
/** @type {Record<string, Record<string, string>>} */
const values = {}
const home = join(folder, 'home')
mkdirSync(home)
chownSync(home, uid, gid)

/** Environment of a step: the machine's certificates, and nothing else of the caller's. */
const CLEAN = Object.fromEntries(
  ['PATH', 'NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR'].flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]],
  ),
)

/** The tracked files at or below a path. @param {string} path */
const filesUnder = (path) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', path], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(fromRoot(file)))

try {
  for (const stage of stagesOf(readFileSync(fromRoot('Dockerfile'), 'utf8'))) await build(stage)
  console.log('Every step of the Dockerfile was done, and what it serves answers.')
} catch (problem) {
  console.error(problem instanceof Error ? problem.message : problem)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** A user who does not own this repository; the current one if not root. */
function otherUser() {
  const [uid = 0, gid = 0] = [process.getuid?.(), process.getgid?.()]
  if (uid !== 0) {
    console.log('Only root may become somebody else: the steps are done as you.')
    return { uid, gid }
  }
  const id = (/** @type {string} */ flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

/** @param {import('./lib/dockerfile.mjs').Stage} stage */
async function build({ from, name, instructions }) {
  // Each stage continues in the folder of the one it is based on, which is not used again.
  const root = roots[from] ?? join(folder, name)
  roots[name] = root
  mkdirSync(root, { recursive: true })
  let at = existsSync(join(root, 'app')) ? join(root, 'app') : root
  let user = roots[from] ? 'node' : 'root'
  const env = { ...values[from] }
  values[name] = env
  for (const { name: kind, rest } of instructions) {
    if (kind === 'WORKDIR') {
      at = join(root, rest)
      mkdirSync(at, { recursive: true })
    } else if (kind === 'USER') user = rest
    else if (kind === 'ENV') Object.assign(env, valuesOf(rest))
    else if (kind === 'COPY') copy(rest, at, root)
    else if (kind === 'RUN') command(rest, { name, at, root, user, env })
    else if (kind === 'CMD' && name === 'serve') await serve(JSON.parse(rest), { at, root, env })
    else if (!['CMD', 'VOLUME', 'EXPOSE', 'HEALTHCHECK'].includes(kind))
      throw new Error(`The Dockerfile says ${kind} in ${name}, which this check does not know: teach it.`)
  }
}

/** @param {string} rest @param {string} at @param {string} root */
function copy(rest, at, root) {
  const { from, owner, sources, to } = copyOf(rest)
  const target = to.startsWith('/') ? join(root, to) : join(at, to)
  for (const source of sources) {
    if (from) cpSync(join(roots[from] ?? '', source), target, { recursive: true, verbatimSymlinks: true })
    else
      for (const file of filesUnder(source)) {
        // A folder is copied with its contents, a file into the target folder.
        const inside =
          sources.length === 1 && source !== file
            ? file.slice(source === '.' ? 0 : source.length + 1)
            : (file.split('/').at(-1) ?? '')
        mkdirSync(dirname(join(target, inside)), { recursive: true })
        cpSync(fromRoot(file), join(target, inside))
      }
  }
  if (owner) execFileSync('chown', ['-R', `${uid}:${gid}`, at])
}

/** @param {string} line @param {{ name: string, at: string, root: string, user: string, env: Record<string, string> }} where */
function command(line, { name, at, root, user, env }) {
  // The image's user does not exist here, and only root may change owners.
  const here = inFolder(line, root).replace('node:node', `${uid}:${gid}`)
  const isNode = user === 'node'
  console.log(`${name}, as ${isNode ? 'another user' : user}: ${line}`)
  const begun = performance.now()
  try {
    execFileSync('sh', ['-c', here], {
      cwd: at,
      stdio: 'pipe',
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      env: { ...CLEAN, ...env, HOME: isNode ? home : join(folder, 'root') },
      ...(isNode ? { uid, gid } : {}),
    })
  } catch (problem) {
    const { stdout = '', stderr = '', message } = /** @type {Error & { stdout?: string, stderr?: string }} */ (problem)
    throw new Error(
      `${name}: ${line} failed.\n${`${stdout}\n${stderr || message}`.trim().split('\n').slice(-30).join('\n')}`,
    )
  }
  console.log(`  ${((performance.now() - begun) / 1000).toFixed(0)} s`)
}

/** Starts the image's command and requests its page. @param {string[]} words @param {{ at: string, root: string, env: Record<string, string> }} where */
async function serve([name = '', ...args], { at, root, env }) {
  const [port = 0, stagePort = 0] = await freePorts(2)
  const server = spawn(name, args, {
    cwd: at,
    uid,
    gid,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...CLEAN,
      ...env,
      HOME: home,
      DATA_DIR: inFolder(env.DATA_DIR ?? '', root),
      PORT: String(port),
      STAGE_PORT: String(stagePort),
    },
  })
  const ended = once(server, 'exit')
  try {
    await Promise.race([
      once(/** @type {import('node:stream').Readable} */ (server.stdout), 'data'),
      ended.then(([code]) => Promise.reject(new Error(`serve: the server ended with ${code}.`))),
    ])
    const { status } = await fetch(`http://127.0.0.1:${port}/`)
    if (status !== 200) throw new Error(`serve: the page answers ${status}.`)
    console.log(`serve, as another user: ${[name, ...args].join(' ')}, and its page answers`)
  } finally {
    server.kill()
    await ended
  }
}
