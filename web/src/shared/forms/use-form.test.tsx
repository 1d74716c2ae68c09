import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '@/shared/api'
import { setLanguage } from '@/shared/i18n'
import { FieldsRefused, Form, PasswordField, rules, TextField, useForm } from './index.ts'

// A busy machine may need longer than the default for a whole page.
vi.setConfig({ testTimeout: 20_000 })

const schema = z.object({
  name: z.string().check(rules.required('login:error.username'), rules.length(4, 20), rules.noBlanks()),
  secret: z.string().check(rules.required('login:error.password')),
})

let checks = 0
const counted = z.pipe(
  z.pipe(
    z.any(),
    z.transform((value) => {
      checks++
      return value
    }),
  ),
  schema,
)

function Example({ submit = async () => {} }: { submit?: (values: z.infer<typeof schema>) => Promise<void> }) {
  const { field, form, isValid } = useForm({ initial: { name: '', secret: '' }, schema: counted, submit })
  const [checked, setChecked] = useState<boolean>()
  return (
    <Form form={form} label="example" submit="Send" failure={String}>
      <button type="button" onClick={() => setChecked(isValid('name'))}>
        Check the name: {String(checked)}
      </button>
      <TextField field={field('name')} label="Name" />
      <PasswordField field={field('secret')} label="Secret" />
    </Form>
  )
}

const name = () => screen.getByLabelText('Name')
const secret = () => screen.getByLabelText('Secret')
const send = () => screen.getByRole('button', { name: 'Send' })
const messageOf = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

describe('a form', () => {
  test('a form shows the errors of a field below it, joined by commas', { tags: ['ERR-011'] }, async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.type(name(), 'a b')
    await user.type(secret(), 'x')
    await user.click(send())
    expect(messageOf(name())).toBe('4 to 20 characters, no spaces')
    expect(name()).toHaveAttribute('aria-invalid', 'true')
    expect(messageOf(secret())).toBeUndefined()
  })

  test('a form joins errors with the comma of the language', { tags: ['ERR-011'] }, async () => {
    await setLanguage('UR')
    const user = userEvent.setup()
    render(<Example />)
    await user.type(name(), 'a b')
    await user.click(send())
    expect(messageOf(name())).toBe('4 سے 20 حروف، اسپیس استعمال نہ کریں')
  })

  test('a form focuses the first field with an error', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.type(name(), 'amina')
    await user.click(send())
    expect(secret()).toHaveFocus()
  })

  test('a form shows an error when a filled field is left, until it is corrected', async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(name())
    await user.tab()
    await user.type(name(), 'abc')
    expect(messageOf(name())).toBeUndefined()
    await user.tab()
    await waitFor(() => expect(messageOf(name())).toBe('4 to 20 characters'))
    expect(messageOf(secret())).toBeUndefined()
    await user.type(name(), 'd')
    expect(messageOf(name())).toBeUndefined()
  })

  test('a form does not move while a button is being pressed', async () => {
    render(<Example />)
    fireEvent.change(name(), { target: { value: 'abc' } })
    fireEvent.pointerDown(send())
    fireEvent.blur(name())
    await new Promise((resolve) => setTimeout(resolve))
    expect(messageOf(name())).toBeUndefined()
    fireEvent.pointerUp(send())
    fireEvent.click(send())
    await waitFor(() => expect(messageOf(name())).toBe('4 to 20 characters'))
    expect(messageOf(secret())).toBe('Enter your password')
  })

  test('a form is sent once, however often the button is pressed', async () => {
    const user = userEvent.setup()
    let answer = () => {}
    const submit = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
    render(<Example submit={submit} />)
    await user.type(name(), 'amina')
    await user.type(secret(), 'x{Enter}')
    await user.click(send())
    await user.click(send())
    expect(submit).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true')
    // A busy button stays enabled, as disabling it would lose the focus.
    expect(send()).toHaveFocus()
    await act(async () => answer())
    await user.click(send())
    expect(submit).toHaveBeenCalledTimes(1)
  })

  test('a double tap sends a form once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    const submit = vi.fn(async () => {})
    render(<Example submit={submit} />)
    await user.type(name(), 'amina')
    await user.type(secret(), 'x')
    await user.click(send())
    await user.click(send())
    expect(submit).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(500)
    await user.click(send())
    expect(submit).toHaveBeenCalledTimes(2)
  })

  test('a refused form can be sent again at once', async () => {
    const user = userEvent.setup()
    const submit = vi.fn(() => Promise.reject(new ApiError('captcha.invalid')))
    render(<Example submit={submit} />)
    await user.type(name(), 'amina')
    await user.type(secret(), 'x')
    await user.click(send())
    await user.click(send())
    expect(submit).toHaveBeenCalledTimes(2)
  })

  test('a refused form keeps its values and says why', async () => {
    const user = userEvent.setup()
    render(<Example submit={() => Promise.reject(new ApiError('captcha.invalid'))} />)
    await user.type(name(), 'amina')
    await user.type(secret(), 'x')
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toBe('ApiError: captcha.invalid')
    expect([name(), secret()].map((field) => (field as HTMLInputElement).value)).toEqual(['amina', 'x'])
  })

  test('a form shows the refusal of one field at that field', async () => {
    const user = userEvent.setup()
    render(<Example submit={() => Promise.reject(new FieldsRefused({ secret: [{ key: 'forms:rule.pattern' }] }))} />)
    await user.type(name(), 'amina')
    await user.type(secret(), 'x')
    await user.click(send())
    expect(messageOf(secret())).toBe('Check the format')
    await waitFor(() => expect(secret()).toHaveFocus())
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test.each([
    ['of none', {}],
    ['of one it does not have', { gone: [{ key: 'forms:rule.pattern' as const }] }],
  ])('a refusal %s of its fields is said above the button', async (_what, fields) => {
    const user = userEvent.setup()
    const refusal = new FieldsRefused(fields, new ApiError('password.same'))
    render(<Example submit={() => Promise.reject(refusal)} />)
    await user.type(name(), 'amina')
    await user.type(secret(), 'x')
    await user.click(send())
    expect((await screen.findByRole('alert')).textContent).toContain('password.same')
    expect({ messageName: messageOf(name()), messageSecret: messageOf(secret()) }).toEqual({
      messageName: undefined,
      messageSecret: undefined,
    })
  })
})

test('a field checked alone shows its error and leaves the others unchanged', async () => {
  const user = userEvent.setup()
  render(<Example />)
  const checkName = () => user.click(screen.getByRole('button', { name: /^Check the name/ }))
  await user.type(name(), 'abc')
  await checkName()
  expect(screen.getByRole('button', { name: 'Check the name: false' })).toBeInTheDocument()
  expect({ messageName: messageOf(name()), messageSecret: messageOf(secret()) }).toEqual({
    messageName: '4 to 20 characters',
    messageSecret: undefined,
  })
  await waitFor(() => expect(document.activeElement).toBe(name()))
  await user.type(name(), 'd')
  await checkName()
  expect(screen.getByRole('button', { name: 'Check the name: true' })).toBe(document.activeElement)
  expect({ messageName: messageOf(name()), messageSecret: messageOf(secret()) }).toEqual({
    messageName: undefined,
    messageSecret: undefined,
  })
})

test('the server’s error of a field stays while its value is unchanged', async () => {
  const user = userEvent.setup()
  render(<Example submit={() => Promise.reject(new FieldsRefused({ name: [{ key: 'forms:rule.pattern' }] }))} />)
  await user.type(name(), 'amina')
  await user.type(secret(), 'x')
  await user.click(send())
  await waitFor(() => expect(name()).toHaveFocus())
  await user.click(secret())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(messageOf(name())).toBe('Check the format')
  await user.type(name(), 'b')
  expect(messageOf(name())).toBeUndefined()
})

describe('a change of language', () => {
  test('a change of language checks the filled fields once, after 200 ms', {
    tags: ['LOGIN-013', 'CONST-014'],
  }, async () => {
    render(<Example />)
    fireEvent.change(name(), { target: { value: 'abc' } })
    vi.useFakeTimers()
    checks = 0
    await act(() => setLanguage('UR'))
    await act(() => vi.advanceTimersByTimeAsync(150))
    await act(() => setLanguage('UR-LA'))
    await act(() => vi.advanceTimersByTimeAsync(199))
    expect({ checks, message: messageOf(name()) }).toEqual({ checks: 0, message: undefined })
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(checks).toBe(1)
    expect(messageOf(name())).toBe('4 se 20 huroof')
    expect(messageOf(secret())).toBeUndefined()
  })

  test('a change of language leaves no message in the old language', { tags: ['LOGIN-013'] }, async () => {
    const user = userEvent.setup()
    render(<Example />)
    await user.click(send())
    expect(messageOf(name())).toBe('Enter your username')
    await act(() => setLanguage('UR'))
    expect(messageOf(name())).toBe('اپنا یوزر نیم لکھیں')
  })
})

test('the eye shows the password and hides it again', { tags: ['LOGIN-003'] }, async () => {
  const user = userEvent.setup()
  render(<Example />)
  expect(secret()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(secret()).toHaveAttribute('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(secret()).toHaveAttribute('type', 'password')
})
