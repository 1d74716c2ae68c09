import { parseArgs } from 'node:util'

/**
 * Ends the process with one sentence: a mistyped flag needs no stack trace.
 * @param {string} sentence @returns {never}
 */
export function refuse(sentence) {
  console.error(sentence)
  process.exit(1)
}

/**
 * The arguments of a command; a flag it does not know ends the process with one sentence that names those it has.
 * @template {import('node:util').ParseArgsConfig} T
 * @param {T} config
 */
export function argumentsOf(config) {
  try {
    return parseArgs(config)
  } catch (problem) {
    const [first = ''] = String(problem instanceof Error ? problem.message : problem).split(/\. To specify|\n/)
    const flags = Object.keys(config.options ?? {}).map((name) => `--${name}`)
    refuse(`${first.replace(/[.]$/, '')}: this command takes ${flags.join(', ') || 'nothing'}.`)
  }
}

/**
 * Parses the whole number of a flag or variable; anything else ends the process with one sentence.
 * @param {string} name as it was typed: `--seed`, `E2E_PORT`
 * @param {string} value
 * @param {{ least?: number, most?: number }} [range]
 */
export function wholeNumber(name, value, { least = 0, most = Number.MAX_SAFE_INTEGER } = {}) {
  const number = Number(value)
  if (/^\d{1,16}$/.test(value) && number >= least && number <= most) return number
  const between =
    most === Number.MAX_SAFE_INTEGER ? `a whole number from ${least}` : `a number from ${least} to ${most}`
  refuse(`${name} must be ${between}, not "${value}".`)
}

/** The port of a variable, or the default. @param {string} name @param {number} usual */
export const portOf = (name, usual) =>
  process.env[name] ? wholeNumber(name, process.env[name], { least: 1, most: 65_535 }) : usual
