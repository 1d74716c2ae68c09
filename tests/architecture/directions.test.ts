import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../support/repository.ts'
import { type Breach, child, children, judged, literalText } from './syntax-of.ts'

// Urdu runs from right to left and is the default: a physical side is the wrong side for most people.
// Where the screen itself is meant, a comment on the line says why: `physical: follows the finger`.
const EXCUSE = /physical:\s*\S/

const SIDE = '(left|right)'
const PROPERTY = new RegExp(
  `(^|[;{\\s])((scroll-)?(margin|padding)-${SIDE}|border-${SIDE}(-\\w+)?|border-(top|bottom)-${SIDE}-radius|${SIDE})\\s*:`,
)
const VALUE = new RegExp(`(text-align|float|clear|text-align-last)\\s*:\\s*${SIDE}\\b`)
/** Four values where the sides differ: `margin: 0 4px 0 8px`. */
const FOUR = /(?:^|[;{\s])(?:scroll-)?(?:margin|padding|inset)\s*:\s*([^;}]+)/

function unequalSides(line: string): boolean {
  const value = FOUR.exec(line)?.[1]?.replace(/\([^()]*(\([^()]*\)[^()]*)*\)/g, '()')
  const sides = value?.trim().split(/\s+/) ?? []
  return sides.length === 4 && sides[1] !== sides[3] && !/\(\)/.test(`${sides[1]}${sides[3]}`)
}

/** Blanks that keep the lines where they are. */
const withoutComments = (css: string) =>
  css.replace(/\/\*[\s\S]*?\*\//g, (comment) => (EXCUSE.test(comment) ? comment : comment.replace(/[^\n]/g, ' ')))

function physicalStyles(file: string, css: string): Breach[] {
  return withoutComments(css)
    .split('\n')
    .flatMap((line, at) => {
      if (EXCUSE.test(line)) return []
      const physical = PROPERTY.test(line) || VALUE.test(line) || unequalSides(line)
      return physical ? [{ where: `${file}:${at + 1}`, what: line.trim() }] : []
    })
}

const INLINE = /^((scroll)?(margin|padding)|border)(Left|Right)|^border(Top|Bottom)(Left|Right)Radius$|^(left|right)$/i

function physicalProps(file: string, text: string): Breach[] {
  const lines = text.split('\n')
  const problems = judged(file, text, (node) => {
    if (node.type !== 'JSXAttribute' || child(node, 'name')?.name !== 'style') return undefined
    const object = child(child(node, 'value') ?? node, 'expression')
    if (object?.type !== 'ObjectExpression') return undefined
    for (const property of children(object, 'properties')) {
      const name = String(child(property, 'key')?.name ?? child(property, 'key')?.value ?? '')
      if (INLINE.test(name)) return name
      if (
        /^(textAlign|float|clear)$/.test(name) &&
        /^(left|right)$/.test(literalText(child(property, 'value')) ?? '')
      ) {
        return name
      }
    }
    return undefined
  })
  return problems.filter(({ where }) => !EXCUSE.test(lines[Number(where.split(':')[1]) - 1] ?? ''))
}

it('the direction check finds physical sides in stylesheets', () => {
  const css = `.a { margin-left: 1px; }
.b { inset-inline-start: 0; text-align: start; margin-inline: 1px; }
.c { text-align:right }
.d {
  left: 0;
  padding: 0 1px 0 2px;
  margin: 0 auto 4px auto;
  border-top-left-radius: 3px;
  transition: left 1s;
  right: 0; /* physical: follows the finger */
}
/* left: 0 */`
  expect(physicalStyles('x.css', css).map(({ where }) => where)).toEqual([
    'x.css:1',
    'x.css:3',
    'x.css:5',
    'x.css:6',
    'x.css:8',
  ])
})

it('the direction check finds physical sides in inline styles', () => {
  const text = `const a = <b style={{ marginLeft: 3 }} />
const b = <b style={{ textAlign: 'left' }} />
const c = <b style={{ insetInlineStart: 0 }} left={3} />
const d = <b style={{ left: x }} /> // physical: follows the finger
const e = { left: 3 }`
  expect(physicalProps('x.tsx', text).map(({ what }) => what)).toEqual(['marginLeft', 'textAlign'])
})

it('styles of the app name starts and ends, not left and right', () => {
  const styles = repositoryFiles(/^(web|console)\/.*[.](css|html)$/)
  const components = repositoryFiles(/^(web|console)\/src\/.*[.]tsx$/)
  expect(styles).not.toEqual([])
  expect(components).not.toEqual([])
  expect([
    ...styles.flatMap((file) => physicalStyles(file, read(file))),
    ...components.flatMap((file) => physicalProps(file, read(file))),
  ]).toEqual([])
})
