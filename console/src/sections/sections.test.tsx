import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { control } from '@understudy/contracts'
import * as api from '@understudy/contracts/control'
import type { EndpointDefinition } from '@understudy/contracts/endpoint'
import { FLAGS } from '@understudy/contracts/flags'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { now } from '@/shared/clock'
import { setLanguage } from '@/shared/i18n'
import { session } from '@/shared/session'
import { fakePlatform, type SeenCall } from '@/test/platform'
import { sessionSample } from '@/test/samples'
import DrawerSheet from '../drawer/DrawerSheet.tsx'
import { steeringCache } from '../steer.ts'
import { type Section, tabMemory } from '../tab-memory.ts'

let platform: ReturnType<typeof fakePlatform>
/** Control replies are plain: no envelope, problems as problem details. */
const answer = (endpoint: EndpointDefinition, reply: unknown | ((seen: SeenCall) => unknown)) =>
  platform.reply(endpoint as never, async (seen) => {
    const value = typeof reply === 'function' ? await reply(seen) : reply
    return value instanceof Response ? value : Response.json(value)
  })
const refuse = (detail: string, fields: { name: string; message: string }[] = [], status = 422) =>
  Response.json({ type: 'urn:x', title: 'Refused', status, detail, fields }, { status })

const WORLD = {
  id: 'default',
  scenario: 'everyday',
  seed: 1,
  startAt: 0,
  now: 1_000,
  clock: 'running',
  durable: true,
  merchant: 'aurora1',
  schemaVersion: 1,
  calls: 0,
} satisfies control.WorldSummary
const SETTINGS = {
  merchant: 'aurora1',
  merchants: ['aurora1', 'cedar3'],
  flags: { [FLAGS.bettingRecord]: true, [FLAGS.missions]: false },
  promotions: { REFERRAL: true },
  status: { maintenance: false, regionRestriction: false },
  country: 'PK',
  failuresAs200: false,
}
const person = (name: string, story: string) => ({
  name,
  story,
  type: 0,
  merchant: 'aurora1',
  status: '',
  seenAt: null,
})

beforeEach(() => {
  steeringCache.clear()
  platform = fakePlatform()
  answer(api.getWorld, WORLD)
  answer(api.getSettings, SETTINGS)
  answer(api.getLuck, { next: [] })
  answer(api.getClock, { now: 1_000_000, state: 'running', startAt: 0 })
  answer(api.dueEvents, [])
  answer(api.getFaults, { rules: [] })
  answer(api.endpoints, [])
  answer(api.tape, [])
  answer(api.listSnapshots, [])
})
afterEach(() => {
  session.drop()
})

async function openAt(section: Section) {
  tabMemory.set({ open: true, section })
  await act(async () => void render(<DrawerSheet />))
  await screen.findByRole('tabpanel')
  return userEvent.setup()
}

describe('the drawer’s section Who', () => {
  beforeEach(() => answer(api.actors, [person('amina', 'Plays every day'), person('bilal', 'An agent')]))

  test('a tap logs the page in as a member without a password', async () => {
    answer(api.signIn, sessionSample())
    const user = await openAt('who')
    await user.click(await screen.findByRole('button', { name: /amina/ }))
    await waitFor(() => expect(session.get()?.userName).toBe('amina'))
    expect(platform.last(api.signIn)?.body).toEqual({ as: 'amina' })
    expect(screen.getByRole('button', { name: /amina/ })).toHaveAttribute('aria-pressed', 'true')
  })

  test('choosing the guest ends the session, also after a restart', async () => {
    session.store(sessionSample())
    const user = await openAt('who')
    await user.click(await screen.findByRole('button', { name: /^Guest/ }))
    await waitFor(() => expect(session.get()).toBeUndefined())
    expect(localStorage.getItem('autoLogin')).toBe('0')
  })

  test('the cast is searched by story', async () => {
    const user = await openAt('who')
    await screen.findByRole('button', { name: /amina/ })
    await user.type(screen.getByRole('searchbox'), 'agent')
    expect(screen.queryByRole('button', { name: /amina/ })).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: /bilal/ })).toBeInTheDocument()
  })

  test('a team is made below an agent, and a refusal shows at its field', async () => {
    answer(api.actors, [person('amina', 'Plays every day'), { ...person('bilal', 'An agent'), type: 2 }])
    answer(api.makeTeam, { teamCount: 320, accounts: ['t1', 't2'] })
    const user = await openAt('who')
    await screen.findByRole('button', { name: /bilal/ })
    expect(screen.queryByLabelText('Agent')).not.toBeInTheDocument()
    await user.click(screen.getByText('Make a team'))
    expect(await screen.findByLabelText<HTMLInputElement>('Agent')).toHaveValue('bilal')
    await user.clear(screen.getByLabelText('Members'))
    await user.type(screen.getByLabelText('Members'), '300')
    await user.click(screen.getByRole('button', { name: 'Make the team' }))
    expect(await screen.findByText('320 members below bilal, the first is t1, t2')).toBeInTheDocument()
    expect(platform.last(api.makeTeam)?.body).toEqual({ under: 'bilal', size: 300, depth: 3 })
    answer(api.makeTeam, () => refuse('Refused', [{ name: 'size', message: 'at most 10000' }]))
    await user.click(screen.getByRole('button', { name: 'Make the team' }))
    expect(await screen.findByText('at most 10000')).toBeInTheDocument()
  })

  test('a refused change of person shows the reason and keeps the person', async () => {
    answer(api.signIn, () => refuse('There is no such account.', [], 404))
    session.store(sessionSample())
    const user = await openAt('who')
    await user.click(await screen.findByRole('button', { name: /bilal/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such account.')
    expect(session.get()?.userName).toBe('amina')
  })
})

describe('state', () => {
  test('a switch is found by what it does, and switched by its id', async () => {
    answer(api.patchSettings, SETTINGS)
    const user = await openAt('state')
    await user.type(await screen.findByRole('searchbox'), 'record of bets')
    expect(screen.getByRole('switch', { name: /Record of bets/ })).toHaveAttribute('aria-checked', 'true')
    await user.click(screen.getByRole('switch', { name: /Record of bets/ }))
    await waitFor(() =>
      expect(platform.last(api.patchSettings)?.body).toEqual({ flags: { [FLAGS.bettingRecord]: false } }),
    )
    await user.clear(screen.getByRole('searchbox'))
    await user.type(screen.getByRole('searchbox'), FLAGS.missions)
    expect(screen.getByRole('switch', { name: /Missions/ })).toHaveAttribute('aria-checked', 'false')
  })

  test('decided rounds are added to those of the same game, and cleared', async () => {
    let luck: control.LuckState = { next: ['lose'], vendor: 'NP' }
    answer(api.getLuck, () => luck)
    answer(api.putLuck, ({ body }: SeenCall) => {
      luck = body as control.LuckState
      return luck
    })
    const user = await openAt('state')
    expect(await screen.findByText('Decided: Lose')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Jackpot' }))
    expect(await screen.findByText('Decided: Lose, Jackpot')).toBeInTheDocument()
    expect(platform.last(api.putLuck)?.body).toEqual({ next: ['lose', 'jackpot'], vendor: 'NP' })
    await user.click(screen.getByRole('button', { name: 'Back to chance' }))
    expect(await screen.findByText('By chance')).toBeInTheDocument()
  })

  test('a country is chosen by its name, and applies at once', async () => {
    answer(api.patchSettings, SETTINGS)
    const user = await openAt('state')
    await user.selectOptions(await screen.findByLabelText('Country'), 'India (IN)')
    await waitFor(() => expect(platform.last(api.patchSettings)?.body).toEqual({ country: 'IN' }))
  })
})

test('the clock jumps to an event by its name, and the app’s clock goes along', async () => {
  answer(api.dueEvents, [{ kind: 'trial.ends', at: 5_000_000, about: 'trial1' }])
  answer(api.patchClock, { now: 5_000_000, state: 'frozen', startAt: 0 })
  const user = await openAt('clock')
  await user.click(await screen.findByRole('button', { name: 'Jump to: Free play ends trial1' }))
  await waitFor(() => expect(platform.last(api.patchClock)?.body).toEqual({ set: 5_000_000, keepSessions: true }))
  answer(api.getClock, { now: 5_000_000, state: 'frozen', startAt: 0 })
  await waitFor(() => expect(now()).toBe(5_000_000))
})

test('events that cannot be read are named with the reason, and nothing jumps to them', async () => {
  const problem = 'What comes next of missions cannot be read: no such table: mission'
  const lost = { kind: 'mission.ends' as const, at: 4_000_000, about: '', problem }
  answer(api.dueEvents, [lost, { kind: 'trial.ends', at: 5_000_000, about: 'trial1' }])
  await openAt('clock')
  expect(await screen.findByText(problem)).toBeVisible()
  expect(screen.getAllByRole('button', { name: /^Jump to: / })).toHaveLength(1)
})

test('the drawer’s times are the merchant’s, whatever zone the device is in', async () => {
  const at = Date.parse('2026-03-10T23:58:00+05:00')
  answer(api.dueEvents, [{ kind: 'trial.ends', at, about: 'trial1' }])
  answer(api.patchClock, { now: at, state: 'frozen', startAt: 0 })
  const user = await openAt('clock')
  expect(await screen.findByText(/^10.Mar.*2026, 23:58:00$/)).toBeVisible()
  fireEvent.change(screen.getByLabelText(/^Set a time .Pakistan/), { target: { value: '2026-03-11T00:30' } })
  await user.click(screen.getByRole('button', { name: 'Jump' }))
  const set = Date.parse('2026-03-11T00:30:00+05:00')
  await waitFor(() => expect(platform.last(api.patchClock)?.body).toEqual({ set, keepSessions: true }))
})

test('a jump to the end of a session lets it end, any other keeps people logged in', async () => {
  answer(api.dueEvents, [{ kind: 'session.ends', at: 5_000_000, about: 'amina' }])
  answer(api.patchClock, { now: 5_000_000, state: 'frozen', startAt: 0 })
  const user = await openAt('clock')
  const lastBody = () => platform.last(api.patchClock)?.body
  await user.click(await screen.findByRole('button', { name: /^Jump to: .*amina/ }))
  await waitFor(() => expect(lastBody()).toEqual({ set: 5_000_000, keepSessions: false }))
  await user.click(screen.getByRole('button', { name: '+1 h' }))
  await waitFor(() => expect(lastBody()).toEqual({ advanceMs: 3_600_000, keepSessions: true }))
  await user.click(screen.getByRole('switch', { name: /^Keep everybody logged in/ }))
  await user.click(screen.getByRole('button', { name: '+1 h' }))
  await waitFor(() => expect(lastBody()).toEqual({ advanceMs: 3_600_000, keepSessions: false }))
})

describe('faults', () => {
  const facts = (name: string, errors: string[]) => ({ name, path: '/wps/x', errors })
  beforeEach(() => answer(api.endpoints, [facts('session.login', ['account.locked', 'system.error'])]))

  test('a fault for the next call is added beside the existing rules', async () => {
    answer(api.getFaults, { rules: [{ endpoint: '*', kind: 'latency', ms: 100, calls: 4, hits: 2 }] })
    answer(api.addFault, { rules: [] })
    const user = await openAt('faults')
    expect(await screen.findByText('2 of 4 hit')).toBeInTheDocument()
    const form = within(screen.getByRole('heading', { name: 'Next call fails' }).closest('section') as HTMLElement)
    await user.type(form.getByLabelText('Call'), 'session.login')
    await user.selectOptions(form.getByLabelText('Fails with'), 'account.locked')
    await user.click(form.getByRole('button', { name: 'Make it fail' }))
    await waitFor(() =>
      expect(platform.last(api.addFault)?.body).toEqual({
        endpoint: 'session.login',
        kind: 'error',
        code: 'account.locked',
        times: 1,
      }),
    )
  })

  test('the last call is proposed for a fault until the field has the focus', async () => {
    let tell = (_calls: unknown[]) => {}
    answer(
      api.tape,
      () =>
        new Promise((resolve) => {
          tell = resolve
        }),
    )
    const user = await openAt('faults')
    const form = within(screen.getByRole('heading', { name: 'Next call fails' }).closest('section') as HTMLElement)
    const field = form.getByLabelText<HTMLInputElement>('Call')
    field.focus()
    await act(async () => tell([{ seq: 1, endpoint: 'system.status' }]))
    await user.keyboard('session.login')
    expect(field).toHaveValue('session.login')
    expect(await form.findByRole('option', { name: /^account\.locked/ })).toBeInTheDocument()
  })

  test('the last call is proposed for the next fault', async () => {
    answer(api.tape, [{ seq: 1, endpoint: 'system.status' }])
    await openAt('faults')
    const form = within(screen.getByRole('heading', { name: 'Next call fails' }).closest('section') as HTMLElement)
    await waitFor(() => expect(form.getByLabelText<HTMLInputElement>('Call')).toHaveValue('system.status'))
  })

  test('the button to heal removes every fault rule', async () => {
    answer(api.getFaults, { rules: [{ endpoint: '*', kind: 'drop', calls: 0, hits: 0 }] })
    answer(api.putFaults, { rules: [] })
    const user = await openAt('faults')
    await user.click(await screen.findByRole('button', { name: 'Remove all' }))
    await waitFor(() => expect(platform.last(api.putFaults)?.body).toEqual({ rules: [] }))
  })
})

test('a code without a focused field says what to do', async () => {
  answer(api.outbox, [{ id: 1, kind: 'sms', to: '92300', text: 'Your code is 123456', code: '123456', at: 1 }])
  const user = await openAt('outbox')
  await user.click(await screen.findByRole('button', { name: 'Fill 123456 into the field' }))
  expect(await screen.findByText('Tap the field in the app first, then fill it')).toBeInTheDocument()
})

test.each([
  ['waiting', 2, 'Held until'],
  ['waiting', null, 'About to be sent'],
  ['sent', 2, 'Sent'],
  ['switchedOff', null, 'this kind is switched off'],
  ['paused', null, 'the player has paused'],
  ['noDevice', null, 'no device is left'],
] as const)('the outbox says of a push %s (held until %j): %s', async (state, heldUntil, told) => {
  const push = { title: 'A reward', link: '/m/webEmail', state, heldUntil }
  answer(api.outbox, [{ id: 1, kind: 'push', to: 'amina', text: 'Read it in your inbox', code: '', at: 1, push }])
  await openAt('outbox')
  const [row] = await screen.findAllByText(/Read it in your inbox/)
  const item = row?.closest('li')
  expect(item).toHaveTextContent('A reward')
  expect(item).toHaveTextContent('/m/webEmail')
  expect(item).toHaveTextContent(told)
})

test('a rewind saves the present, keeps the person, and can be undone', async () => {
  session.store(sessionSample())
  const storedSnapshot = { id: 's1', worldId: 'default', takenAt: 1, bytes: 2_000, label: 'before' }
  answer(api.listSnapshots, [storedSnapshot])
  answer(api.takeSnapshot, { ...storedSnapshot, id: 's2' })
  answer(api.restoreSnapshot, WORLD)
  const renewed = 'default.0f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  answer(api.signIn, sessionSample(0, { token: renewed }))
  const user = await openAt('snapshots')
  await user.click(await screen.findByRole('button', { name: 'Rewind to before' }))
  const undo = await screen.findByRole('button', { name: 'Undo' })
  expect(platform.calls.map(({ name }) => name).filter((name) => /snapshot$|restore/.test(name))).toEqual([
    'control.snapshot',
    'control.restore',
  ])
  expect(session.get()?.token).toBe(renewed)
  await user.click(undo)
  await waitFor(() => expect(platform.last(api.restoreSnapshot)?.body).toEqual({ snapshot: 's2' }))
})

test('a scenario opens in a new world as the person of its story', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  answer(api.scenarios, [
    { name: 'vip-next', story: 'amina is one bet short of VIP 7.', merchant: 'aurora1', person: 'amina', cast: [] },
  ])
  const token = 'w123.0f9619ff-8b86-4d01-b42d-00cf4fc964ff'
  answer(api.createWorld, { ...WORLD, id: 'w123', session: sessionSample(0, { token }) })
  const user = await openAt('scenarios')
  await user.click(await screen.findByRole('button', { name: /^vip-next/ }))
  await user.click(screen.getByRole('button', { name: 'Open a new world of vip-next' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/m/home'))
  expect(platform.last(api.createWorld)?.body).toMatchObject({ scenario: 'vip-next', as: 'amina' })
  expect(session.get()?.token).toBe(token)
})

test('a recorded call is shown with its input, answer and fault', async () => {
  const call = {
    seq: 7,
    at: 1,
    endpoint: 'session.login',
    method: 'POST',
    path: '/wps/session/login',
    status: 423,
    code: 'account.locked',
    actor: null,
    ms: 1.25,
    input: { username: 'amina' },
    fault: 'error',
    flag: null,
    clock: 'running',
    rows: 2,
    cause: null,
  }
  answer(api.tape, [call])
  answer(api.tapeCall, {
    ...call,
    merchant: 'aurora1',
    language: 'EN',
    reply: { success: false },
    bytes: 90,
    writes: [{ table: 'session', statements: 2 }],
    curl: 'curl -X POST x',
    test: 'test()',
  })
  const user = await openAt('calls')
  await user.click(await screen.findByRole('button', { name: /session\.login.*account\.locked.*2 rows.*fault/s }))
  expect(await screen.findByText(/"username": "amina"/)).toBeInTheDocument()
  expect(screen.getByText('session ×2')).toBeInTheDocument()
})

test('a server that requires its token is given it, and it survives a logout', async () => {
  // As where the drawer starts; a logout empties the storage of the tab.
  onTestFinished(session.subscribe(tabMemory.keep))
  answer(api.getWorld, ({ headers }: SeenCall) =>
    headers.get('Authorization') === 'Bearer open sesame' ? WORLD : refuse('A token is needed', [], 401),
  )
  answer(api.actors, [])
  tabMemory.set({ open: true, section: 'who' })
  await act(async () => void render(<DrawerSheet />))
  const user = userEvent.setup()
  await user.type(await screen.findByLabelText('Control token'), 'open sesame')
  await user.click(screen.getByRole('button', { name: 'Use it' }))
  expect(await screen.findByRole('tab', { name: 'Who' })).toBeInTheDocument()
  session.store(sessionSample())
  session.end()
  expect(sessionStorage.getItem('steering')).toContain('open sesame')
  expect(localStorage.getItem('steering')).toBeNull()
  tabMemory.set({ token: undefined })
})

test('the drawer speaks the language of the app', async () => {
  answer(api.actors, [])
  await openAt('who')
  await act(() => setLanguage('UR'))
  expect(await screen.findByRole('tab', { name: 'گھڑی' })).toBeInTheDocument()
})

test('people are described in the language of the drawer, unknown ones in English', async () => {
  answer(api.actors, [person('zoya', 'Her wallet is empty.'), person('amina', 'A story of another server.')])
  await openAt('who')
  await act(() => setLanguage('UR'))
  expect(await screen.findByText('اس کا والٹ خالی ہے۔')).toBeInTheDocument()
  expect(screen.getByText('A story of another server.')).toBeInTheDocument()
})

describe('the drawer’s section Write', () => {
  beforeEach(() => {
    answer(api.actors, [person('amina', 'Plays every day')])
    session.store(sessionSample(0, { userName: 'amina' }))
  })

  test('a message goes to the current player, in paragraphs, and the form is empty again', async () => {
    answer(api.writeMessage, { id: 7 })
    const user = await openAt('write')
    await user.selectOptions(screen.getByLabelText('Type'), 'money')
    await user.type(screen.getByLabelText('Title'), 'Your card')
    await user.type(screen.getByLabelText('Text, HTML allowed'), 'Checked & good{Enter}{Enter}Thanks')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Sent: no. 7')).toBeInTheDocument()
    expect(platform.last(api.writeMessage)?.body).toEqual({
      to: 'amina',
      type: 'money',
      title: 'Your card',
      content: '<p>Checked &amp; good</p><p>Thanks</p>',
    })
    expect(screen.getByLabelText<HTMLInputElement>('Title')).toHaveValue('')
    expect(screen.getByLabelText<HTMLInputElement>('To')).toHaveValue('amina')
  })

  test('a refused chat reply says why at its field and stays', async () => {
    answer(api.sayInChat, () =>
      refuse('to: nobody is called amina', [{ name: 'to', message: 'nobody is called amina' }]),
    )
    const user = await openAt('write')
    await user.click(screen.getByLabelText('Chat'))
    await user.type(screen.getByLabelText('Reply in the chat'), 'Good evening')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await waitFor(() => expect(screen.getByLabelText('To')).toHaveAttribute('aria-invalid', 'true'))
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reply in the chat')).toHaveValue('Good evening')
    expect(platform.last(api.sayInChat)?.body).toEqual({ to: 'amina', text: 'Good evening' })
  })

  test('an announcement is a popup for visitors in three languages, with a picture', async () => {
    answer(api.announce, { id: 40 })
    const user = await openAt('write')
    await user.click(screen.getByLabelText('Announcement'))
    await user.click(screen.getByLabelText('Popup'))
    await user.selectOptions(screen.getByLabelText('For whom'), 'B')
    await user.clear(screen.getByLabelText('Days'))
    await user.type(screen.getByLabelText('Days'), '3')
    await user.click(screen.getByRole('switch', { name: /Different text per language/ }))
    for (const [language, word] of [
      ['اردو', 'نیا'],
      ['Roman Urdu', 'Naya'],
      ['English', 'New'],
    ]) {
      await user.type(screen.getByLabelText(`Title, ${language}`), word as string)
      await user.type(screen.getByLabelText(`Text, ${language}`), `<b>${word}</b>`)
    }
    await user.upload(
      screen.getByLabelText('Picture, PNG or JPG'),
      new File([new Uint8Array([1, 2, 3])], 'hall.png', { type: 'image/png' }),
    )
    expect(await screen.findByText('hall.png')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Send' }))
    expect(await screen.findByText('Sent: no. 40')).toBeInTheDocument()
    expect(platform.last(api.announce)?.body).toEqual({
      type: 'PU',
      execution: 'B',
      days: 3,
      title: { UR: 'نیا', 'UR-LA': 'Naya', EN: 'New' },
      content: { UR: '<b>نیا</b>', 'UR-LA': '<b>Naya</b>', EN: '<b>New</b>' },
      picture: 'AQID',
    })
    expect(screen.queryByText('hall.png')).not.toBeInTheDocument()
  })

  test('a picture beyond 5 MB is not taken', async () => {
    const user = await openAt('write')
    await user.click(screen.getByLabelText('Announcement'))
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' })
    await user.upload(screen.getByLabelText('Picture, PNG or JPG'), large)
    expect(await screen.findByText('A picture may have up to 5 MB')).toBeInTheDocument()
    expect(screen.queryByText('large.png')).not.toBeInTheDocument()
  })
})
