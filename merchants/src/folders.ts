import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

/** Thrown for an invalid merchant folder; the message names the file and the problem. */
export class BadMerchant extends Error {
  override readonly name = 'BadMerchant'
}

/** Finds the merchants of this repository: above the sources, or beside the bundle, where the build copies them. */
function shippedFolder(folder = dirname(fileURLToPath(import.meta.url))): string {
  for (const candidate of [folder, join(folder, 'merchants')])
    if (existsSync(join(candidate, 'aurora1/merchant.json'))) return candidate
  const parent = dirname(folder)
  if (parent === folder) throw new Error('The folder of the merchants is missing')
  return shippedFolder(parent)
}

/** Returns the folders that contain a folder for each merchant: this repository's, and `MERCHANTS_DIR`. */
export const merchantFolders = (): string[] => [
  shippedFolder(),
  ...(process.env.MERCHANTS_DIR ? [resolve(process.env.MERCHANTS_DIR)] : []),
]

/** Reads a file. @throws BadMerchant for a file that is missing or too large */
export function textOf(folder: string, name: string, mostBytes: number): string {
  const file = join(folder, name)
  if (!existsSync(file)) throw new BadMerchant(`${file} is missing`)
  if (statSync(file).size > mostBytes) throw new BadMerchant(`${file} is larger than ${mostBytes} bytes`)
  return readFileSync(file, 'utf8')
}

/** Formats a validation error, such as `dark.bg: invalid_format /^#[0-9a-f]{6}$/`. */
function describeIssue(issue: z.core.$ZodIssue): string {
  const {
    path,
    code,
    message: _message,
    input: _input,
    ...details
  } = issue as z.core.$ZodIssue & Record<string, unknown>
  return `${path.join('.') || 'the file'}: ${code} ${JSON.stringify(details)}`
}

const LARGEST_FILE = 64 * 1024

/** Reads and validates a JSON file. @throws BadMerchant for a file that is no JSON or does not fit the schema */
export function fileOf<S extends z.core.$ZodType>(folder: string, name: string, schema: S): z.output<S> {
  const text = textOf(folder, name, LARGEST_FILE)
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (problem) {
    throw new BadMerchant(`${join(folder, name)} is not JSON: ${(problem as Error).message}`)
  }
  // Read once each: compiling a check for them takes longer than the check.
  const parsed = z.safeParse(schema, value, { jitless: true })
  if (!parsed.success)
    throw new BadMerchant(`${join(folder, name)}: ${parsed.error.issues.map(describeIssue).join('; ')}`)
  return parsed.data
}

function entriesOf(parent: string) {
  try {
    return readdirSync(parent, { withFileTypes: true })
  } catch (error) {
    throw new BadMerchant(
      `MERCHANTS_DIR: the folder ${parent} cannot be read (${(error as NodeJS.ErrnoException).code}); name one that holds a folder for each merchant.`,
    )
  }
}

/** Reads every merchant's folder inside these folders; returns the results in the order of the merchants' numbers. */
export const everyMerchant = <T extends { number: number }>(
  parents: readonly string[],
  read: (parent: string, code: string) => T,
): T[] =>
  parents
    .flatMap((parent) =>
      entriesOf(parent)
        .filter((entry) => entry.isDirectory() && existsSync(join(parent, entry.name, 'merchant.json')))
        .map(({ name }) => read(parent, name)),
    )
    .sort((a, b) => a.number - b.number)
