import { render } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { leftBehind } from './left-behind.ts'

const ignore = () => {}

const BEGINS: Record<string, () => () => void> = {
  'listens to resize': () => {
    addEventListener('resize', ignore, true)
    return () => removeEventListener('resize', ignore, true)
  },
  'listens to click': () => {
    document.addEventListener('click', ignore)
    return () => document.removeEventListener('click', ignore)
  },
  repeats: () => {
    const timer = setInterval(ignore, 60_000)
    return () => clearInterval(timer)
  },
  observes: () => {
    const observer = new ResizeObserver(ignore)
    observer.observe(document.body)
    return () => observer.disconnect()
  },
}

function Effect({ begin, ends }: { begin: () => () => void; ends: boolean }) {
  useEffect(() => {
    const end = begin()
    return ends ? end : undefined
  }, [begin, ends])
  return null
}

test.each(Object.entries(BEGINS))('an effect without a clean-up is noticed: it %s', (what, begin) => {
  render(<Effect begin={begin} ends />).unmount()
  expect(leftBehind()).toEqual([])
  render(<Effect begin={begin} ends={false} />).unmount()
  expect(leftBehind()).toEqual([expect.stringMatching(new RegExp(`^${what}: .*left-behind.test`))])
})

test('a listener added twice counts once, and one for once ends by itself', () => {
  const twice = () => {
    addEventListener('resize', ignore)
    addEventListener('resize', ignore)
    addEventListener('scroll', ignore, { once: true })
    return () => removeEventListener('resize', ignore)
  }
  render(<Effect begin={twice} ends />).unmount()
  expect(leftBehind()).toEqual([])
})
