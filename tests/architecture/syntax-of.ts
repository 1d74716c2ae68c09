import { child, children, dotted, lineOf, literalText, type Node, parse, walk } from '../support/syntax.ts'

export interface Breach {
  where: string
  what: string
}

/** Looks at every node of a file and reports what `judge` names. */
export function judged(file: string, text: string, judge: (node: Node) => string | undefined): Breach[] {
  const breaches: Breach[] = []
  walk(parse(file, text), (node) => {
    const what = judge(node)
    if (what) breaches.push({ where: `${file}:${lineOf(text, node.start)}`, what })
    return undefined
  })
  return breaches
}

export { child, children, dotted, literalText, type Node }
