import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PICTURES } from '@understudy/contracts/member'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '@/shared/api'
import { useAsk } from '@/shared/ui/ask'
import { renderInApp } from '@/test/render'
import { FormSheet } from './FormSheet.tsx'
import { AmountField, amountOf, amountRule, CaptchaField, Form, TextAreaField, useForm } from './index.ts'
import { UploadButton } from './UploadButton.tsx'
import { UploadField } from './UploadField.tsx'
import type { BoundField } from './use-form.ts'

const bound = <T,>(value: T, onChange: (value: T) => void = () => {}): BoundField<T> => ({
  name: 'field',
  value,
  errors: [],
  onChange,
  onBlur: () => {},
})

test('an amount takes whole units only, typed or chosen', async () => {
  const change = vi.fn()
  const { user } = renderInApp(
    <AmountField field={bound<string>('500', change)} label="Amount" symbol="Rs" presets={[500, 1_000]} />,
  )
  await user.type(screen.getByLabelText('Amount'), '.x5')
  expect(change.mock.calls.at(-1)).toEqual(['5005'])
  expect(screen.getByRole('button', { name: '500' })).toHaveAttribute('aria-pressed', 'true')
  await user.click(screen.getByRole('button', { name: '1,000' }))
  expect(change.mock.calls.at(-1)).toEqual(['1000'])
})

test.each([
  ['', ['forms:amount.enter']],
  ['99', ['forms:amount.range']],
  ['100', undefined],
  ['5000', undefined],
  ['5001', ['forms:amount.range']],
])('the amount %j is checked against the bounds 100 and 5,000', (value, broken) => {
  const result = z.safeParse(z.string().check(...amountRule(100, 5_000)), value)
  expect(result.error?.issues.map(({ message }) => message)).toEqual(broken)
})

function Typed() {
  const { field, form, values } = useForm({
    initial: { amount: '', captcha: '' },
    schema: z.object({ amount: z.string().check(...amountRule(100, 90_000)), captcha: z.string() }),
    submit: async () => {},
  })
  return (
    <Form form={form} label="Form" submit="Send">
      <AmountField field={field('amount')} label="Amount" symbol="Rs" presets={[500]} />
      <CaptchaField field={field('captcha')} captcha={{ image: 'x', loading: false, failed: false, refresh() {} }} />
      <output>{values.amount}</output>
    </Form>
  )
}

test.each([
  ['۵۰۰', '500'],
  ['٢٥٠٠', '2500'],
  [' 1,500 ', '1500'],
  ['1,50,000.00', '150000.00'],
  ['Rs. 500', '500'],
  ['1500,00', '1500,00'],
  ['500,5', '500,5'],
  ['1.500,50', '1500,50'],
  ['۱٬۵۰۰٫۵۰', '1500.50'],
  ['0012345678901.555', '123456789.55'],
  ['.75', '0.75'],
  ['٫75', '0.75'],
  ['٫٧٥', '0.75'],
  [',75', '0,75'],
  ['0.75', '0.75'],
  ['1.', '1.'],
  ['Rs .75', '0.75'],
  ['1.234.567', '1234567'],
  ['１５００', '1500'],
  ['Rs. 1,500/-', '1500'],
  ['Order #12 for Rs 500', '500'],
  ['\u200e1500\u200f', '1500'],
])('%j pasted as an amount is %j', async (pasted, read) => {
  const { user } = renderInApp(<Typed />)
  await user.click(screen.getByLabelText('Amount'))
  await user.paste(pasted)
  expect(screen.getByRole('status').textContent).toBe(read)
})

test.each([
  ['1,500', '1500'],
  ['1,00,000', '100000'],
  ['1,500,000', '1500000'],
  ['1,500.25', '1500.25'],
  ['500,50', '500,50'],
  ['500,500', '500500'],
  ['12,', '12,'],
  ['.75', '0.75'],
  ['0.75', '0.75'],
])('%j typed as an amount is %j, one key after another', async (typed, read) => {
  const { user } = renderInApp(<Typed />)
  await user.type(screen.getByLabelText('Amount'), typed)
  expect(screen.getByRole('status').textContent).toBe(read)
})

test('a comma in an amount begins a fraction', () => {
  const rule = z.string().check(...amountRule(1, 900, { decimals: true }))
  expect({ z: z.parse(rule, '500,50'), amount50050: amountOf('500,50'), amount12: amountOf('12,') }).toEqual({
    z: '500.50',
    amount50050: 500.5,
    amount12: 12,
  })
})

test('a fraction of an amount is refused', async () => {
  const { user } = renderInApp(<Typed />)
  const amount = screen.getByLabelText<HTMLInputElement>('Amount')
  await user.type(amount, '500.50')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('whole numbers only')).toBeInTheDocument()
  expect(amount).toHaveValue('500.50')
  await user.clear(amount)
  await user.type(amount, '500,00')
  expect(screen.getByRole('button', { name: '500' })).toHaveAttribute('aria-pressed', 'true')
  expect(screen.queryByText('whole numbers only')).not.toBeInTheDocument()
})

test('a pasted code keeps its last digits, and Urdu digits are read', async () => {
  const { user } = renderInApp(<Typed />)
  const captcha = screen.getByLabelText<HTMLInputElement>('Captcha')
  await user.click(captcha)
  await user.paste(' 123 456')
  expect(captcha).toHaveValue('123456')
  await user.clear(captcha)
  await user.type(captcha, '۷۸۹')
  expect(captcha).toHaveValue('789')
})

test('a new captcha picture is requested once while it is loading', async () => {
  const refresh = vi.fn()
  const change = vi.fn()
  const captchaField = (loading: boolean) => (
    <CaptchaField
      field={bound<string>('12', change)}
      captcha={{ image: 'data:image/svg+xml;base64,PHN2Zy8+', loading, failed: false, refresh }}
    />
  )
  const user = userEvent.setup()
  const { container, rerender } = render(captchaField(false))
  const press = () => user.click(screen.getByRole('button', { name: 'New captcha picture' }))
  const pictureState = () => [
    screen.getByRole('button').querySelector('svg')?.classList.value.includes('turning'),
    container.querySelector('[aria-busy]')?.getAttribute('aria-busy'),
    screen.getByRole('img').className.includes('going'),
  ]
  expect(pictureState()).toEqual([false, 'false', false])
  await press()
  expect({ calls: change.mock.calls, callsCount: refresh.mock.calls.length }).toEqual({ calls: [['']], callsCount: 1 })
  rerender(captchaField(true))
  expect(pictureState()).toEqual([true, 'true', true])
  await press()
  expect({ changes: change.mock.calls.length, refreshes: refresh.mock.calls.length }).toEqual({
    changes: 1,
    refreshes: 1,
  })
})

test('a longer text says how much is left of it', () => {
  render(<TextAreaField field={bound('seven..')} label="Remark" maxLength={10} />)
  expect(screen.getByText('3 characters left')).toBeInTheDocument()
})

const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'slip.png', {
  type: 'image/png',
})

test('pictures are added up to the limit, and can be removed', {
  tags: ['VALID-021'],
}, async () => {
  const change = vi.fn()
  const { user, rerender } = renderInApp(<UploadField field={bound<readonly File[]>([], change)} label="Slips" />)
  await user.upload(screen.getByLabelText('Add a picture (up to 3 more)'), png)
  await waitFor(() => expect(change).toHaveBeenCalledWith([png]))
  await user.upload(
    screen.getByLabelText('Add a picture (up to 3 more)'),
    new File(['<svg/>'], 'slip.png', { type: 'image/png' }),
  )
  expect(await screen.findByRole('alert')).not.toBeEmptyDOMElement()
  expect(change).toHaveBeenCalledTimes(1)
  const full = Array.from({ length: PICTURES.most }, (_, at) => new File(['x'], `${at}.png`))
  rerender(<UploadField field={bound<readonly File[]>(full, change)} label="Slips" />)
  expect(screen.queryByLabelText(/Add a picture/)).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Remove picture 2' }))
  expect(change).toHaveBeenLastCalledWith([full[0], full[2]])
})

test('a picture chosen twice is two pictures, and a removed one is gone', {
  tags: ['VALID-021'],
}, async () => {
  const same = () => new File(['x'], 'slip.png', { lastModified: 1 })
  function Chosen() {
    const [files, choose] = useState<readonly File[]>([new File(['y'], 'other.png'), same(), same()])
    return <UploadField field={bound(files, choose)} label="Slips" />
  }
  const { user } = renderInApp(<Chosen />)
  await user.click(screen.getByRole('button', { name: 'Remove picture 1' }))
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['slip.png', 'slip.png'])
})

test('removing a picture keeps the focus in its field', async () => {
  function Chosen() {
    const [files, choose] = useState<readonly File[]>([])
    return <UploadField field={bound(files, choose)} label="Slips" most={2} />
  }
  const { user } = renderInApp(<Chosen />)
  const remove = (number: number) => screen.getByRole('button', { name: `Remove picture ${number}` })
  await user.upload(screen.getByLabelText('Add a picture (up to 2 more)'), png)
  await user.upload(
    await screen.findByLabelText('Add a picture (1 more)'),
    new File([png], 'other.png', { type: 'image/png' }),
  )
  await waitFor(() => expect(remove(2)).toHaveFocus())
  await user.click(remove(2))
  expect(screen.getByLabelText('Add a picture (1 more)')).toHaveFocus()
  await user.click(remove(1))
  expect(screen.getByLabelText('Add a picture (up to 2 more)')).toHaveFocus()
})

function Sheet({ onClose }: { onClose: () => void }) {
  const { field, form } = useForm({
    initial: { remark: '' },
    schema: z.object({ remark: z.string() }),
    submit: () => Promise.reject(new TypeError('a mistake of ours')),
  })
  return (
    <FormSheet title="Remark" form={form} submit="Send" onClose={onClose}>
      <TextAreaField field={field('remark')} label="Remark" maxLength={140} />
    </FormSheet>
  )
}

test('a form in a sheet closes at once while it is untouched', async () => {
  const close = vi.fn()
  const { user } = renderInApp(<Sheet onClose={close} />)
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(close).toHaveBeenCalledOnce()
})

test('typed values are discarded only after confirmation', async () => {
  const close = vi.fn()
  const { user } = renderInApp(<Sheet onClose={close} />)
  await user.type(screen.getByRole('textbox', { name: 'Remark' }), 'hello')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(useAsk.getState().question?.title).toBe('Discard what you typed?')
  await act(async () => useAsk.getState().answer(false))
  expect(close).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  await act(async () => useAsk.getState().answer(true))
  expect(close).toHaveBeenCalledOnce()
})

test('a form shows the reason of its refusal by default', async () => {
  function Refused() {
    const { form } = useForm({
      initial: {},
      schema: z.object({}),
      submit: () => Promise.reject(new ApiError('client.offline')),
    })
    return (
      <Form form={form} label="Anything" submit="Send">
        {null}
      </Form>
    )
  }
  const { user } = renderInApp(<Refused />)
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('internet')
})

test('a picture button keeps the focus while a picture loads, and takes no other', async () => {
  const onPicture = vi.fn()
  const button = (busy: boolean) => (
    <UploadButton busy={busy} onPicture={onPicture} onProblem={() => {}}>
      Add
    </UploadButton>
  )
  const { rerender } = render(button(false))
  const user = userEvent.setup()
  const field = screen.getByLabelText('Add')
  field.focus()
  rerender(button(true))
  expect({ isFocused: document.activeElement === field, ariaDisabled: field.getAttribute('aria-disabled') }).toEqual({
    isFocused: true,
    ariaDisabled: 'true',
  })
  await user.upload(field, png)
  expect(onPicture).not.toHaveBeenCalled()
  rerender(button(false))
  await user.upload(field, png)
  await waitFor(() => expect(onPicture).toHaveBeenCalledTimes(1))
})
