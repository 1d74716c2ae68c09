import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInApp } from '@/test/render'
import { lazyHtml } from './LazyHtml.tsx'

const code = { SafeHtml: ({ html }: { html: string }) => <p>{html}</p> }

test('content below a text appears with it', async () => {
  let come = () => {}
  const pending = new Promise<typeof code>((resolve) => {
    come = () => resolve(code)
  })
  const Html = lazyHtml(() => pending)
  renderInApp(
    <Html html="the text">
      <p>the terms</p>
    </Html>,
  )
  expect(screen.queryByText('the terms')).not.toBeInTheDocument()
  come()
  expect((await screen.findByText('the terms')).previousElementSibling?.textContent).toBe('the text')
})

test('content below a text appears without it if its code does not load', async () => {
  const Html = lazyHtml(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  renderInApp(
    <Html html="the text">
      <p>the terms</p>
    </Html>,
  )
  expect(await screen.findByText('the terms')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})
