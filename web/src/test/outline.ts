/** Attributes that say nothing of what is shown: numbered by chance, or by the version of a library. */
const LEFT_OUT = new Set([
  'class',
  'd',
  'viewBox',
  'xmlns',
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
])

/** Ids and fingerprints in addresses, which the next recording has others of. */
const DRAWN = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{12,}/g

/** `_card_1a2b3c` as the style sheet has it: `card`. */
const written = (name: string) => name.replace(/^_(.+)_[\da-f]{6}$/, '$1')

/**
 * What is on the page, an element a line, each within the one above it: tag, classes, attributes, own text. Two pages
 * that look and behave differently have different outlines, but for what style sheets and code do.
 */
export function outline(root: Element, { without }: { without?: string } = {}): string {
  const ids = new Map<string, string>()
  // React numbers what it makes up by what was rendered before.
  const settled = (value: string) =>
    value
      .replace(/_r_[\da-z]+_[\da-f-]*|radix-[^\s]+/g, (id) => {
        const known = ids.get(id) ?? `id${ids.size + 1}`
        ids.set(id, known)
        return known
      })
      .replace(DRAWN, '#')
  const lines: string[] = []
  const visit = (node: Node, depth: number): void => {
    const at = ' '.repeat(depth)
    if (node instanceof Text) {
      const said = node.data.replace(/\s+/g, ' ').trim()
      if (said) lines.push(`${at}${said}`)
      return
    }
    if (!(node instanceof Element)) return
    const classes = [...node.classList].map((name) => `.${written(name)}`).join('')
    const attributes = [...node.attributes]
      .filter(({ name }) => !LEFT_OUT.has(name))
      .map(({ name, value }) => (value === '' ? ` ${name}` : ` ${name}=${JSON.stringify(settled(value))}`))
      .sort()
      .join('')
    lines.push(`${at}${node.tagName.toLowerCase()}${classes}${attributes}`)
    if (node.tagName.toLowerCase() === 'svg' || (without && node.matches(without))) return
    for (const child of node.childNodes) visit(child, depth + 1)
  }
  for (const child of root.childNodes) visit(child, 0)
  return `${lines.join('\n')}\n`
}
