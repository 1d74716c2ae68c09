import { expect, it } from 'vitest'
import { read, repositoryFiles } from '../support/repository.ts'
import { type Breach, child, children, judged } from './syntax-of.ts'

// React caches the failure of a `lazy` component and throws it to the nearest boundary. These two retry and show
// a fallback, so that a chunk that fails to load never breaks the page.
const OWNERS = new Set(['web/src/shared/ui/lazy-part.tsx', 'web/src/app/lazy-screen.tsx'])

function lazyImports(file: string, text: string): Breach[] {
  return judged(file, text, (node) => {
    if (node.type === 'MemberExpression') {
      const isReact = child(node, 'object')?.name === 'React'
      return isReact && child(node, 'property')?.name === 'lazy' ? 'React.lazy' : undefined
    }
    if (node.type !== 'ImportDeclaration' || child(node, 'source')?.value !== 'react') return undefined
    return children(node, 'specifiers').some((specifier) => child(specifier, 'imported')?.name === 'lazy')
      ? 'lazy'
      : undefined
  })
}

it('the lazy check finds React’s lazy under any name', () => {
  const text = `import { lazy as later, useState } from 'react'
import { lazyPart } from '@/shared/ui/lazy-part'
const A = React.lazy(() => import('./A'))
const B = lazyPart(() => import('./B'), { missing })
import * as z from 'zod'
const C = z.lazy(() => C)`
  expect(lazyImports('x.tsx', text).map(({ where }) => where)).toEqual(['x.tsx:1', 'x.tsx:3'])
})

it('app, lottery page and console load code with lazyPart and lazyScreen only', () => {
  const files = repositoryFiles(/^(web|console)\/src\/.*[.]tsx?$/)
  const others = files.filter((file) => !OWNERS.has(file))
  // Both files exist, as otherwise the exemption would be stale.
  expect(files.length - others.length).toBe(OWNERS.size)
  expect(others.flatMap((file) => lazyImports(file, read(file)))).toEqual([])
})
