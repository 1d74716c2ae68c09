/**
 * @typedef {{ name: string, rest: string }} Instruction one line of a Dockerfile, continued lines joined
 * @typedef {{ from: string, name: string, instructions: Instruction[] }} Stage
 */

/** The stages of a Dockerfile in their order. @param {string} text @returns {Stage[]} */
export function stagesOf(text) {
  /** @type {Stage[]} */
  const stages = []
  const lines = text
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.+)$/.exec(line) ?? []
    if (name === 'FROM') {
      const [, from = '', called = ''] = /^(\S+)(?: AS (\S+))?$/.exec(rest) ?? []
      stages.push({ from, name: called, instructions: [] })
    } else stages.at(-1)?.instructions.push({ name, rest })
  }
  return stages
}

/** A command of the image, with its folders mapped to the local ones. @param {string} command @param {string} root */
export const inFolder = (command, root) => command.replace(/(^|\s)\/(?=(?:app|data)\b)/g, `$1${root}/`)

/** Values of an ENV line. @param {string} rest @returns {Record<string, string>} */
export const valuesOf = (rest) =>
  Object.fromEntries([...rest.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]))

/** Source, target and owner of a COPY line. @param {string} rest */
export function copyOf(rest) {
  const words = rest.split(/\s+/)
  const options = Object.fromEntries(
    words
      .filter((word) => word.startsWith('--'))
      .map((word) => /** @type {[string, string]} */ (word.slice(2).split('='))),
  )
  const paths = words.filter((word) => !word.startsWith('--'))
  return { from: options.from, owner: options.chown, sources: paths.slice(0, -1), to: paths.at(-1) ?? '.' }
}
