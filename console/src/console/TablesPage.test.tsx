import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { changeRow, deleteRow, tableRows, tables, undoChange } from '@understudy/contracts/control'
import type { EndpointDefinition } from '@understudy/contracts/endpoint'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { steeringCache } from '../steer.ts'
import { ConsoleRouter } from './ConsoleRouter.tsx'
import { TablesPage } from './TablesPage.tsx'

const open = { readOnlyReason: null, nullable: false, to: null }
const PAGE = {
  columns: ['id', 'member_id', 'title', 'amount', 'read_at'],
  about: [
    { ...open, kind: 'number', readOnlyReason: 'other rows know the row by it' },
    { ...open, kind: 'number', to: { table: 'member', column: 'id' } },
    { ...open, kind: 'text' },
    { ...open, kind: 'money', readOnlyReason: 'money was moved for it' },
    { ...open, kind: 'time', nullable: true },
  ],
  rows: [
    [7, 100_001, 'Hello', 5_000_000, 1_773_126_000_000],
    [6, 100_002, 'Good evening', 10_000, null],
  ],
  ids: [7, 6],
  merchants: ['aurora1', 'dune4'],
  locales: {
    aurora1: { currencySymbol: 'Rs', timeZone: 'Asia/Karachi' },
    dune4: { currencySymbol: 'Dh', timeZone: 'Asia/Dubai' },
  },
  total: 2,
  keeps: null as string | null,
}

let platform: ReturnType<typeof fakePlatform>
const answer = (endpoint: EndpointDefinition, reply: unknown) =>
  platform.reply(endpoint as never, () => Response.json(reply))

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  steeringCache.clear()
  platform = fakePlatform()
  answer(tables, [
    { feature: 'agent-contracts', name: 'hour_play', rows: 3, columns: ['hour'] },
    { feature: 'inbox', name: 'inbox_message', rows: 2, columns: PAGE.columns },
  ])
  answer(tableRows, PAGE)
  answer(changeRow, { change: 4, row: [] })
  answer(deleteRow, { change: 5 })
  answer(undoChange, { table: 'inbox_message', row: 7 })
})
afterEach(() => {
  location.hash = ''
})

async function shown(row = '') {
  location.hash = `#/tables/w1/inbox_message${row && `?row=${row}`}`
  await act(async () => void render(<TablesPage world="w1" more="inbox_message" />, { wrapper: ConsoleRouter }))
  await screen.findByText('Good evening')
  return userEvent.setup()
}
const dialog = () => screen.findByRole('dialog', { name: /^Row 7 of inbox_message/ })

test('a table row is opened and closed by keys, with its place in the address', async () => {
  const user = await shown()
  await user.keyboard('j')
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/7/))
  await user.click(document.activeElement as HTMLElement)
  await waitFor(() => expect(location.hash).toContain('row=7'))
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(location.hash).not.toContain('row=7'))
  expect(screen.queryByRole('dialog', { name: /^Row/ })).not.toBeInTheDocument()
})

test('the address of a table row opens it on its page', async () => {
  const elsewhere = { ...PAGE, rows: [[3, 100_009, 'An old one', 0, null]], ids: [3], merchants: ['aurora1'], total: 1 }
  platform.reply(tableRows as never, ({ url }) => Response.json(url.searchParams.has('row') ? elsewhere : PAGE))
  await shown('3')
  const row = within(await screen.findByRole('dialog', { name: /^Row 3 of inbox_message/ }))
  expect(row.getByLabelText('title')).toHaveProperty('value', 'An old one')
  expect(platform.last(tableRows)?.url.searchParams.get('row')).toBe('3')
})

test('the address of a deleted row says so', async () => {
  const none = { ...PAGE, rows: [], ids: [], merchants: [], total: 0 }
  platform.reply(tableRows as never, ({ url }) => Response.json(url.searchParams.has('row') ? none : PAGE))
  await shown('3')
  await screen.findByText('There is no row 3 in inbox_message.')
  expect(screen.queryByRole('dialog', { name: /^Row/ })).not.toBeInTheDocument()
})

test('a changed value is sent with the old one, and can be undone', async () => {
  const user = await shown('7')
  const row = within(await dialog())
  expect(row.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await user.type(row.getByLabelText('title'), '!')
  await user.clear(row.getByLabelText(/^read_at/))
  await user.type(row.getByLabelText(/^read_at/), '12')
  await user.click(row.getByRole('button', { name: 'Save' }))
  await screen.findByText('Row 7 of inbox_message changed.')
  expect(platform.last(changeRow)?.body).toEqual({
    set: { title: 'Hello!', read_at: 12 },
    was: { title: 'Hello', read_at: 1_773_126_000_000 },
  })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Row 7 of inbox_message restored.')
  expect(platform.last(undoChange)?.url.pathname).toBe('/__control/worlds/w1/changes/4/undo')
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
})

test('an optional value can be removed, and a read-only one says why', async () => {
  const user = await shown('7')
  const row = within(await dialog())
  expect(row.getByText('Read only: money was moved for it.')).toBeDefined()
  expect(row.getByText('Rs 500.00')).toBeDefined()
  expect(row.queryByLabelText('amount')).not.toBeInTheDocument()
  await user.click(row.getByRole('button', { name: 'Set read_at to null' }))
  await user.click(row.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(platform.last(changeRow)?.body).toMatchObject({ set: { read_at: null } }))
})

test('a row is deleted at once; a refused change stays open with the reason', async () => {
  const user = await shown('7')
  platform.reply(changeRow as never, () =>
    Response.json(
      { detail: 'set.title: it holds text', fields: [{ name: 'set.title', message: 'it holds text' }] },
      { status: 422 },
    ),
  )
  const row = within(await dialog())
  await user.type(row.getByLabelText('title'), '!')
  await user.click(row.getByRole('button', { name: 'Save' }))
  await row.findByText('it holds text')
  await user.click(row.getByRole('button', { name: 'Delete the row' }))
  await screen.findByText('Row 7 of inbox_message deleted.')
  expect(platform.last(deleteRow)?.url.pathname).toBe('/__control/worlds/w1/tables/inbox_message/7')
})

test('a row that cannot be deleted says why', async () => {
  answer(tableRows, { ...PAGE, keeps: 'the ledger holds it' })
  await shown('7')
  const row = within(await dialog())
  expect(row.getByText('Cannot be deleted: the ledger holds it.')).toBeDefined()
  expect(row.queryByRole('button', { name: 'Delete the row' })).not.toBeInTheDocument()
})

test('money and times of a row are shown as its merchant has them', async () => {
  await shown()
  const table = within(screen.getByRole('table'))
  expect(table.getByText('Rs 500.00')).toHaveAttribute('title', '5000000')
  expect(table.getByText('Dh 1.00')).toBeDefined()
  expect(table.getByText('10 Mar 2026 12:00:00')).toHaveAttribute('title', '1773126000000 · Asia/Karachi')
})

test('tables are grouped by feature, and found by the name of either', async () => {
  const user = await shown()
  const list = within(screen.getByRole('navigation', { name: 'Tables' }))
  const group = (name: string) => list.getByText(name).closest('details')
  expect(group('Inbox')).toHaveProperty('open', true)
  expect(group('Agent contracts')).toHaveProperty('open', false)
  await user.type(list.getByRole('searchbox'), 'contracts')
  await waitFor(() => expect(list.queryByText('Inbox')).not.toBeInTheDocument())
  expect(group('Agent contracts')).toHaveProperty('open', true)
  expect(list.getByText('hour_play')).toBeVisible()
})
