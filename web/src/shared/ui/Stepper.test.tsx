import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Stepper } from './Stepper.tsx'

function Times({ from }: { from: number }) {
  const [value, setValue] = useState(from)
  return (
    <>
      <Stepper label="Times" value={value} min={1} max={999} less="Less" more="More" onChange={setValue} />
      <output>{value}</output>
    </>
  )
}

const field = () => screen.getByLabelText<HTMLInputElement>('Times')
const value = () => screen.getByRole('status').textContent

test('a number retyped in the stepper replaces the minimum', async () => {
  const user = userEvent.setup()
  render(<Times from={10} />)
  await user.click(field())
  await user.keyboard('{Backspace}')
  expect({ typed: field().value, value: value() }).toEqual({ typed: '', value: '1' })
  await user.keyboard('25')
  expect({ typed: field().value, value: value() }).toEqual({ typed: '25', value: '25' })
})

test('the stepper keeps an emptied or too large number within its bounds', async () => {
  const user = userEvent.setup()
  render(<Times from={10} />)
  await user.clear(field())
  await user.tab()
  expect({ typed: field().value, value: value() }).toEqual({ typed: '1', value: '1' })
  await user.type(field(), '99999')
  expect({ typed: field().value, value: value() }).toEqual({ typed: '999', value: '999' })
})

test('the stepper takes the digits of an Urdu keyboard', async () => {
  const user = userEvent.setup()
  render(<Times from={1} />)
  await user.clear(field())
  await user.type(field(), '۴۰')
  expect(value()).toBe('40')
})

test.each([
  ['1.5', '1'],
  ['۰٫۷۵', '1'],
  ['1.', '1'],
  ['×2', '2'],
  ['1,0', '1'],
  ['0,100', '100'],
])('%j pasted into the stepper is %s times', async (pasted, times) => {
  const user = userEvent.setup()
  render(<Times from={7} />)
  await user.clear(field())
  await user.paste(pasted)
  expect(value()).toBe(times)
})
