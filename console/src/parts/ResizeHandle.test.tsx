import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ResizeHandle } from './ResizeHandle.tsx'

function Column({ sign = 1 as 1 | -1, along = 'x' as 'x' | 'y', stops = [] as number[] }) {
  const [size, setSize] = useState(100)
  return (
    <ResizeHandle
      along={along}
      sign={sign}
      snapPoints={stops}
      label="Width"
      className=""
      value={size}
      min={40}
      max={300}
      step={10}
      onSize={setSize}
      onReset={() => setSize(100)}
    />
  )
}
const grip = () => screen.getByRole('separator', { name: 'Width' })
const now = () => Number(grip().getAttribute('aria-valuenow'))
const press = (key: string) => fireEvent.keyDown(grip(), { key })

test('arrow keys move a resize handle within its bounds, and Enter resets it', () => {
  render(<Column />)
  expect(grip()).toHaveAttribute('aria-orientation', 'vertical')
  press('ArrowRight')
  expect(now()).toBe(110)
  press('ArrowLeft')
  press('ArrowLeft')
  expect(now()).toBe(90)
  press('ArrowDown')
  expect(now()).toBe(90)
  press('End')
  expect(now()).toBe(300)
  press('ArrowRight')
  expect(now()).toBe(300)
  press('Home')
  expect(now()).toBe(40)
  press('Enter')
  expect(now()).toBe(100)
})

test('a dragged resize handle snaps to the nearest stop', () => {
  render(<Column along="y" sign={-1} stops={[200]} />)
  const firePointer = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientY: number) =>
    fireEvent(grip(), new MouseEvent(type.toLowerCase(), { bubbles: true, clientY }))
  firePointer('pointerDown', 500)
  firePointer('pointerMove', 450)
  expect(now()).toBe(150)
  firePointer('pointerMove', 410)
  firePointer('pointerUp', 410)
  expect(now()).toBe(200)
  firePointer('pointerMove', 300)
  expect(now()).toBe(200)
  press('ArrowUp')
  expect(now()).toBe(210)
  fireEvent.doubleClick(grip())
  expect(now()).toBe(100)
})
