import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { setLanguage } from '@/shared/i18n'
import { tabMemory } from '../tab-memory.ts'
import { DrawerHandle } from './DrawerHandle.tsx'

vi.mock('./DrawerSheet.tsx', () => ({
  default: () => {
    if (broken) throw new Error('it does not load')
    return <aside aria-label="drawer" />
  },
}))

let broken = false
beforeEach(() => {
  broken = false
  tabMemory.set({ open: false })
})

const handle = () => screen.findByRole('button', { name: 'Steering (Ctrl + .)' })
const storedPlace = () => Number(localStorage.getItem('steeringHandle'))

test('a tap opens the drawer and takes the handle away', async () => {
  render(<DrawerHandle />)
  fireEvent.click(await handle())
  expect(await screen.findByRole('complementary', { name: 'drawer' })).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  expect(JSON.parse(sessionStorage.getItem('steering') ?? '')).toMatchObject({ open: true })
})

test('a keyboard shortcut opens and closes the drawer from anywhere', async () => {
  render(<DrawerHandle />)
  await handle()
  await act(async () => void fireEvent.keyDown(document.body, { key: '.', ctrlKey: true }))
  expect(await screen.findByRole('complementary', { name: 'drawer' })).toBeInTheDocument()
  await act(async () => void fireEvent.keyDown(document.body, { key: '.', ctrlKey: true }))
  expect(await handle()).toHaveFocus()
})

test('arrows move the drawer’s handle within the screen, and the place is stored', async () => {
  render(<DrawerHandle />)
  const button = await handle()
  fireEvent.keyDown(button, { key: 'ArrowDown' })
  expect(storedPlace()).toBeCloseTo(0.44)
  for (let press = 0; press < 40; press += 1) fireEvent.keyDown(button, { key: 'ArrowUp' })
  expect(storedPlace()).toBeCloseTo(0.12)
})

test('a drag moves the drawer’s handle and opens nothing', async () => {
  vi.spyOn(HTMLElement.prototype, 'setPointerCapture').mockReturnValue()
  render(<DrawerHandle />)
  const button = await handle()
  const before = button.style.insetBlockStart
  fireEvent.pointerDown(button, { clientY: 300, pointerId: 1 })
  fireEvent.pointerMove(button, { clientY: 380, pointerId: 1 })
  fireEvent.pointerUp(button, { clientY: 380, pointerId: 1 })
  fireEvent.click(button)
  expect(button.style.insetBlockStart).not.toBe(before)
  expect(storedPlace()).toBeCloseTo(0.4 + 80 / innerHeight)
  expect(tabMemory.get().open).toBe(false)
})

test('a drawer that does not load closes, and the handle stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  broken = true
  render(<DrawerHandle />)
  fireEvent.click(await handle())
  expect(await handle()).toBeInTheDocument()
})

test('the handle is named in the language of the app', async () => {
  render(<DrawerHandle />)
  await act(() => setLanguage('UR'))
  expect(screen.getByRole('button', { name: 'کنٹرول دراز (Ctrl + .)' })).toBeInTheDocument()
})
