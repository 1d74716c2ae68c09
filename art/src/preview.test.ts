import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { everyArt } from './draw-art.ts'

test('npm run art writes one page that shows every kind of picture and loads nothing', () => {
  const folder = mkdtempSync(join(tmpdir(), 'understudy-art-'))
  try {
    const file = join(folder, 'art.html')
    const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
    const [node, ...args] = manifest.scripts.art.split(' ')
    expect(node).toBe('node')
    const root = join(import.meta.dirname, '../..')
    const output = execFileSync(process.execPath, [...args, '--out', file], { cwd: root, encoding: 'utf8' })
    expect(output).toContain('art.html')
    const page = readFileSync(file, 'utf8')
    for (const { kind, names } of everyArt()) {
      expect(names.length, kind).toBeGreaterThan(0)
      expect(page).toContain(`<h2>${kind} (${names.length})</h2>`)
      for (const name of names) expect(page).toContain(`<figcaption>${name}</figcaption>`)
    }
    expect(page.match(/src="(?!data:image\/svg\+xml,)/g)).toBeNull()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
