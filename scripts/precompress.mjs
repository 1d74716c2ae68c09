import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(html|js|mjs|css|svg|json|txt|xml|webmanifest|map)$/
/** Smaller files save less by compression than its headers cost. */
const SMALLEST = 1024

const brotli = promisify(brotliCompress)
const gz = promisify(gzip)

/** @param {string} folder @returns {string[]} */
export function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name.startsWith('.')) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesBelow(path) : [path]
  })
}

/** @param {string} file */
async function compress(file) {
  const source = await readFile(file)
  if (source.length <= SMALLEST) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  const [br, gzipped] = await Promise.all([brotli(source, { params }), gz(source, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzipped)])
}

/** Writes a .br and a .gz beside every text file of a folder. @param {string} folder */
export async function precompress(folder) {
  await Promise.all(
    filesBelow(folder)
      .filter((file) => TEXT.test(file))
      .map(compress),
  )
}
