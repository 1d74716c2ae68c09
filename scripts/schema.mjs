import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Writes the migration after a table changed. drizzle-kit wants a journal of all migrations and a snapshot of each; the
 * repository keeps the last snapshot only, and the journal follows from the names of the migrations.
 */
const root = fileURLToPath(new URL('..', import.meta.url))
const migrations = join(root, 'fake-server/migrations')
const names = readdirSync(migrations)
  .filter((file) => file.endsWith('.sql'))
  .sort()
const out = mkdtempSync(join(tmpdir(), 'understudy-schema-'))
try {
  const meta = join(out, 'meta')
  mkdirSync(meta)
  const entries = names.map((file, idx) => {
    return { idx, version: '6', when: idx, tag: file.replace('.sql', ''), breakpoints: true }
  })
  writeFileSync(join(meta, '_journal.json'), JSON.stringify({ version: '7', dialect: 'sqlite', entries }))
  copyFileSync(join(migrations, 'snapshot.json'), join(meta, `${number(names.length - 1)}_snapshot.json`))
  const command = join(root, 'node_modules/.bin/drizzle-kit')
  const args = ['generate', '--config', 'fake-server/drizzle.config.ts', ...process.argv.slice(2)]
  const env = { ...process.env, MIGRATIONS_OUT: relative(root, out) }
  const { status } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit' })
  if (status !== 0) process.exitCode = status ?? 1
  const written = readdirSync(out).find((file) => file.endsWith('.sql'))
  if (written) {
    copyFileSync(join(out, written), join(migrations, written))
    copyFileSync(join(meta, `${number(names.length)}_snapshot.json`), join(migrations, 'snapshot.json'))
    console.log(`Written: fake-server/migrations/${written}`)
  }
} finally {
  rmSync(out, { recursive: true, force: true })
}

/** @param {number} index */
function number(index) {
  return String(index).padStart(4, '0')
}
