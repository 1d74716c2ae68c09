import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { previewPage } from './preview.ts'

const { values } = parseArgs({ options: { out: { type: 'string' } } })
const file = resolve(values.out ?? join(import.meta.dirname, '../dist/preview.html'))
mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, previewPage())
console.log(`Everything that is drawn: ${pathToFileURL(file)}`)
