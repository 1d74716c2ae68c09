import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError } from '@/shared/api'
import { setLanguage } from '@/shared/i18n'
import { AskHost } from '@/shared/ui/AskHost'
import { FormSheet } from './FormSheet.tsx'
import { FieldsRefused, rule, rules, TextField } from './index.ts'
import { RowsField } from './RowsField.tsx'
import { useFieldRows, useForm } from './use-form.ts'

// A busy machine may need longer than the default for a whole page.
vi.setConfig({ testTimeout: 20_000 })

const number = z.string().check(
  rules.required(),
  rule((value) => /^\d+$/.test(value), 'forms:rule.digits', { last: true }),
)
const row = z.pipe(
  z.object({ from: number, rate: number }),
  z.transform(({ from, rate }) => ({ from: Number(from), rate: Number(rate) })),
)
/** Rows must begin at different values; the error is shown at the later row. */
const schema = z.object({
  who: z.object({ name: z.string().check(rules.required('login:error.username')) }),
  rows: z.array(row).check(({ value, issues }) => {
    for (const [at, { from }] of value.entries())
      if (value.slice(0, at).some((earlier) => earlier.from === from))
        issues.push({ code: 'custom', message: 'forms:rule.enum', path: [at, 'from'], input: value })
  }),
})
type Sent = z.infer<typeof schema>

interface ExampleProps {
  rows?: { from: string; rate: string }[]
  name?: string
  submit?: (values: Sent) => Promise<void>
  onClose?: () => void
}

function Example({ rows: initial = [], name = 'amina', submit = async () => {}, onClose = () => {} }: ExampleProps) {
  const { field, form, store } = useForm({
    initial: { who: { name }, rows: initial },
    schema,
    submit,
  })
  const rows = useFieldRows(store, 'rows', () => ({ from: '', rate: '' }))
  return (
    <FormSheet title="Example" form={form} submit="Send" onClose={onClose}>
      <TextField field={field('who.name')} label="Name" />
      <RowsField
        rows={rows}
        most={4}
        title={(number) => `Row ${number}`}
        add="Add a row"
        remove={(number) => `Remove row ${number}`}
      >
        {(at) => (
          <>
            <TextField field={field(`rows.${at}.from`)} label="From" />
            <TextField field={field(`rows.${at}.rate`)} label="Rate" />
          </>
        )}
      </RowsField>
    </FormSheet>
  )
}

const THREE = [
  { from: '100', rate: '1' },
  { from: '200', rate: '2' },
  { from: '300', rate: '3' },
]

const groups = () => screen.getAllByRole('group').map((group) => within(group))
const typed = () => groups().map((group) => group.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value))
const input = (number: number, label: 'From' | 'Rate') =>
  within(screen.getByRole('group', { name: `Row ${number}` })).getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })
const messageOf = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent

let user: ReturnType<typeof userEvent.setup>
beforeEach(() => {
  user = userEvent.setup()
})

describe('rows of a form', () => {
  test('rows of a form keep their values when one above is removed', async () => {
    const submit = vi.fn(async (_: Sent) => {})
    render(<Example rows={THREE} submit={submit} />)
    await user.clear(input(3, 'Rate'))
    await user.type(input(3, 'Rate'), '33')
    await user.click(button('Remove row 2'))
    expect(typed()).toEqual([
      ['100', '1'],
      ['300', '33'],
    ])
    await user.click(button('Send'))
    expect(submit).toHaveBeenCalledWith({
      who: { name: 'amina' },
      rows: [
        { from: 100, rate: 1 },
        { from: 300, rate: 33 },
      ],
    })
  })

  test('an added form row is empty, whatever a removed row held', async () => {
    render(<Example rows={THREE} />)
    await user.click(button('Remove row 3'))
    await user.click(button('Add a row'))
    expect(typed()).toEqual([
      ['100', '1'],
      ['200', '2'],
      ['', ''],
    ])
  })

  test('an error of a form row stands at that row and moves with it', async () => {
    const submit = vi.fn(async (_: Sent) => {})
    render(<Example rows={[...THREE.slice(0, 2), { from: '300', rate: 'x' }]} submit={submit} />)
    await user.click(button('Send'))
    await waitFor(() => expect(messageOf(input(3, 'Rate'))).toBe('digits only'))
    expect([input(1, 'Rate'), input(2, 'Rate'), input(3, 'From')].map(messageOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    await user.click(button('Remove row 1'))
    expect(messageOf(input(2, 'Rate'))).toBe('digits only')
    expect(messageOf(input(1, 'Rate'))).toBeUndefined()
    expect(submit).not.toHaveBeenCalled()
  })

  test('a conflict between two rows shows at the later one until either changes', async () => {
    render(<Example rows={[{ from: '100', rate: '1' }, ...THREE.slice(0, 2)]} />)
    await user.click(button('Send'))
    await waitFor(() => expect(messageOf(input(2, 'From'))).toBe('Choose one of the options'))
    expect(messageOf(input(1, 'From'))).toBeUndefined()
    await user.type(input(1, 'From'), '1')
    await waitFor(() => expect(messageOf(input(2, 'From'))).toBeUndefined())
  })

  test('a conflict between two rows goes with one of them', async () => {
    render(<Example rows={[{ from: '100', rate: '1' }, ...THREE.slice(0, 2)]} />)
    await user.click(button('Send'))
    await waitFor(() => expect(messageOf(input(2, 'From'))).toBe('Choose one of the options'))
    await user.click(button('Remove row 1'))
    await waitFor(() => expect(messageOf(input(1, 'From'))).toBeUndefined())
  })

  test('rows of a form have a maximum, and the last one stays', async () => {
    render(<Example rows={THREE} />)
    await user.click(button('Add a row'))
    expect(screen.queryByRole('button', { name: 'Add a row' })).not.toBeInTheDocument()
    for (const number of [4, 3, 2]) await user.click(button(`Remove row ${number}`))
    expect(screen.queryByRole('button', { name: 'Remove row 1' })).not.toBeInTheDocument()
    expect(typed()).toEqual([['100', '1']])
  })

  test('adding or removing a row moves the focus to where work goes on', async () => {
    render(<Example rows={THREE} />)
    await user.click(button('Add a row'))
    expect(input(4, 'From')).toHaveFocus()
    await user.click(button('Remove row 2'))
    expect(button('Remove row 2')).toHaveFocus()
    await user.click(button('Remove row 3'))
    expect(button('Remove row 2')).toHaveFocus()
    await user.click(button('Remove row 2'))
    expect(button('Add a row')).toHaveFocus()
  })
})

describe('a nested form', () => {
  test('a nested form focuses its first wrong field at each try', async () => {
    render(<Example name="" rows={[{ from: '1', rate: '' }]} />)
    await user.click(button('Send'))
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus())
    await user.type(screen.getByLabelText('Name'), 'amina')
    for (const _ of [1, 2]) {
      await user.click(button('Send'))
      await waitFor(() => expect(input(1, 'Rate')).toHaveFocus())
    }
    expect(messageOf(input(1, 'Rate'))).toBe('Required')
  })

  test('a nested form shows errors when a filled field is left, not while typing', async () => {
    render(<Example rows={[{ from: '1', rate: '' }]} />)
    await user.click(input(1, 'Rate'))
    await user.tab()
    expect(messageOf(input(1, 'Rate'))).toBeUndefined()
    await user.type(input(1, 'Rate'), 'x')
    expect(messageOf(input(1, 'Rate'))).toBeUndefined()
    await user.tab()
    await waitFor(() => expect(messageOf(input(1, 'Rate'))).toBe('digits only'))
  })

  test('a nested form is sent once by a double tap, and is busy meanwhile', async () => {
    let answer = () => {}
    const submit = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
    render(<Example rows={THREE} submit={submit} />)
    await user.dblClick(button('Send'))
    await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true'))
    await user.click(button('Send'))
    await act(async () => answer())
    await user.click(button('Send'))
    expect(submit).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false')
  })

  test('a refused form keeps its values, says why and can be sent again', async () => {
    const submit = vi.fn(() => Promise.reject(new ApiError('captcha.invalid')))
    render(<Example rows={THREE} submit={submit} />)
    await user.click(button('Send'))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    await user.click(button('Send'))
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(2))
    expect(typed()).toEqual(THREE.map(({ from, rate }) => [from, rate]))
  })

  test('the server’s error stays at its row until that field changes', async () => {
    const refusal = new FieldsRefused({ 'rows.1.rate': [{ key: 'forms:rule.range' }] })
    render(<Example rows={THREE} submit={() => Promise.reject(refusal)} />)
    await user.click(button('Send'))
    const rangeError = 'Too short, too long or out of range'
    await waitFor(() => expect(messageOf(input(2, 'Rate'))).toBe(rangeError))
    expect(input(2, 'Rate')).toHaveFocus()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await user.type(input(1, 'Rate'), '5')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(messageOf(input(2, 'Rate'))).toBe(rangeError)
    await user.type(input(2, 'Rate'), '5')
    await waitFor(() => expect(messageOf(input(2, 'Rate'))).toBeUndefined())
  })

  test('the server’s error about a missing row shows above the button', async () => {
    const refusal = new FieldsRefused({ 'rows.7.rate': [{ key: 'forms:rule.range' }] }, new ApiError('field.invalid'))
    render(<Example rows={THREE} submit={() => Promise.reject(refusal)} />)
    await user.click(button('Send'))
    expect((await screen.findByRole('alert')).textContent).toBe('Please check the marked fields')
  })

  test('discarding a changed or new row asks first', async () => {
    const onClose = vi.fn()
    render(
      <>
        <Example rows={THREE.slice(0, 1)} onClose={onClose} />
        <AskHost />
      </>,
    )
    await user.click(button('Add a row'))
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    expect(onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(button('Remove row 2')).toBeInTheDocument())
    await user.click(button('Remove row 2'))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1))
  })

  test('a nested form shows errors in the new language 200 ms after a change', { tags: ['LOGIN-013'] }, async () => {
    render(<Example rows={[{ from: '', rate: 'x' }]} />)
    vi.useFakeTimers()
    await act(() => setLanguage('UR'))
    await act(() => vi.advanceTimersByTimeAsync(199))
    expect(messageOf(input(1, 'Rate'))).toBeUndefined()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect({ rate: messageOf(input(1, 'Rate')), from: messageOf(input(1, 'From')) }).toEqual({
      rate: 'صرف ہندسے',
      from: undefined,
    })
  })
})
