import { fireEvent, screen } from '@testing-library/react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '@/test/render'
import { Link } from './Link.tsx'

afterEach(() => history.replaceState(null, '', '/'))

function How() {
  return <p>{useNavigationType()}</p>
}

function Where() {
  const { pathname, state } = useLocation()
  return <p>{`${pathname} ${state ?? ''}`}</p>
}

const show = (props: Partial<Parameters<typeof Link>[0]> = {}) =>
  renderInApp(
    <>
      <Link to="/m/help?tag=x" state="told" {...props}>
        Help
      </Link>
      <Where />
      <How />
    </>,
    { path: '/m/mine' },
  )

const link = () => screen.getByRole('link', { name: 'Help' })

test('a tap on a link passes its state to the page', async () => {
  const app = show()
  expect(link()).toHaveAttribute('href', '/m/help?tag=x')
  await app.user.click(link())
  expect(app.path()).toBe('/m/help?tag=x')
  expect(screen.getByText('/m/help told')).toBeInTheDocument()
})

test.each([
  ['/m/mine', undefined, 'PUSH'],
  ['/m/mine', true, 'REPLACE'],
  ['/m/help?tag=x', undefined, 'REPLACE'],
  ['/m/help?tag=x', false, 'PUSH'],
  ['/m/help?tag=y', undefined, 'PUSH'],
] as const)('a tap at %s, with replace %s, is a %s', async (here, replace, how) => {
  history.replaceState(null, '', here)
  const app = show({ replace })
  await app.user.click(link())
  expect(screen.getByText(how)).toBeInTheDocument()
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a tap with %j is left to the browser',
  (how) => {
    const app = show()
    expect(fireEvent.click(link(), how)).toBe(true)
    expect(app.path()).toBe('/m/mine')
  },
)

test('a link with a target is left to the browser', () => {
  const app = show({ target: '_blank' })
  expect(fireEvent.click(link())).toBe(true)
  expect(app.path()).toBe('/m/mine')
})

test('a link whose tap is handled stays on the page', async () => {
  const onClick = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const app = show({ onClick })
  await app.user.click(link())
  expect(onClick).toHaveBeenCalled()
  expect(app.path()).toBe('/m/mine')
})
