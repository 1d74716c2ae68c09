import { act, screen, waitFor, within } from '@testing-library/react'
import { captcha } from '@understudy/contracts/captcha'
import { type Feedback, sendFeedback, sentFeedback, uploadFeedbackImage } from '@understudy/contracts/feedback'
import { systemStatus } from '@understudy/contracts/system'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { sessionSample, settingsSample, statusSample } from '@/test/samples'
import { Screens } from '../Screens.tsx'
import FeedbackScreen from './FeedbackScreen.tsx'

vi.setConfig({ testTimeout: 20_000 })

const NAME = 'a'.repeat(32)
const CONTENT = 'Where do I see what I have won?'
const earlierFeedback: Feedback = {
  id: 1,
  type: 3,
  content: 'The reels stand still on my phone.',
  sender: 'amina',
  at: Date.UTC(2026, 2, 10, 12),
  images: [],
  answer: 'Please load the game once more.',
  answeredAt: Date.UTC(2026, 2, 10, 13),
}

let platform: ReturnType<typeof fakePlatform>
beforeEach(() => {
  platform = fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({}, ['CAPTCHA3'])))
    .answer(captcha, 'PHN2Zy8+')
    .answer(sentFeedback, [])
    .answer(sendFeedback, { id: 2 })
    .answer(uploadFeedbackImage, { image: NAME })
  session.store(sessionSample())
})
afterEach(() => {
  session.drop()
})

const type = () => screen.findByLabelText('Topic')
const content = () => screen.getByLabelText<HTMLTextAreaElement>('Description')
const submit = () => screen.getByRole('button', { name: 'Send' })

async function fill({ of = 'Service', text = CONTENT, digits = '1234' } = {}) {
  const { user } = renderInApp(<FeedbackScreen />, { path: '/m/feedback' })
  if (of) await user.selectOptions(await type(), of)
  if (text) await user.type(content(), text)
  if (digits) await user.type(await screen.findByLabelText('Captcha'), digits)
  return user
}

test('a visitor without a session is sent to the login', { tags: ['CONTENT-009'] }, () => {
  session.drop()
  expect(renderInApp(<Screens />, { path: '/m/feedback' }).path()).toBe('/m/login')
})

test('an empty feedback cannot be sent, and no type is chosen at first', {
  tags: ['CONTENT-010', 'VALID-017'],
}, async () => {
  const user = await fill({ of: '', text: '', digits: '' })
  expect(await type()).toHaveProperty('value', '')
  expect(submit()).toHaveProperty('disabled', true)
  await user.type(content(), 'Hello')
  expect(screen.getByText('5/200')).toBeInTheDocument()
  expect(submit()).toHaveProperty('disabled', false)
  expect(screen.getByText('20 to 200 characters')).toBeInTheDocument()
})

test('a feedback offers six types', { tags: ['CONTENT-010', 'CONST-033'] }, async () => {
  renderInApp(<FeedbackScreen />, { path: '/m/feedback' })
  const options = within(await type()).getAllByRole('option')
  expect(options.map((option) => (option as HTMLOptionElement).value)).toEqual([
    '',
    'deposit',
    'withdraw',
    'game',
    'service',
    'applyAgent',
    'other',
  ])
})

test('a feedback takes no 201st character', { tags: ['VALID-017'] }, async () => {
  const user = await fill({ text: '' })
  await user.click(content())
  await user.paste('x'.repeat(201))
  expect(content().value).toHaveLength(200)
})

test('a missing type or captcha and a short description are shown at their fields', {
  tags: ['VALID-017', 'VALID-019'],
}, async () => {
  const user = await fill({ of: '', text: 'Too short', digits: '' })
  await user.click(submit())
  expect(await screen.findByText('Choose a topic')).toBeInTheDocument()
  expect(screen.getByText('Enter the digits in the picture')).toBeInTheDocument()
  expect(content()).toHaveAttribute('aria-invalid', 'true')
  expect(platform.count(sendFeedback)).toBe(0)
})

test('the error of a refused picture is gone once the form was sent', async () => {
  const user = await fill()
  const drawing = new File(['<svg/>'], 'slip.png', { type: 'image/png' })
  await user.upload(screen.getByLabelText('Add a picture (up to 3 more)'), drawing)
  expect(await screen.findByText('Please choose a PNG or JPG picture')).toBeInTheDocument()
  await user.click(submit())
  await waitFor(() => expect(content()).toHaveValue(''))
  expect(screen.queryByText('Please choose a PNG or JPG picture')).not.toBeInTheDocument()
})

test('a feedback is sent with sender, type and captcha, then the form is empty', {
  tags: ['CONTENT-011', 'CONTENT-016'],
}, async () => {
  const user = await fill()
  platform.answer(sentFeedback, [{ ...earlierFeedback, answer: null, answeredAt: null }])
  await user.click(submit())
  await waitFor(() => expect(platform.count(sendFeedback)).toBe(1))
  const sender = sessionSample().userName
  expect(platform.last(sendFeedback)?.body).toEqual({ content: CONTENT, sender, type: 4, captcha: '1234', images: [] })
  await waitFor(() => expect(content()).toHaveValue(''))
  expect(await type()).toHaveProperty('value', '')
  expect((await screen.findByRole('status')).textContent).toBe('Thank you, we have received your feedback')
  expect(await screen.findByText('No reply yet')).toBeInTheDocument()
})

test('a feedback of two hundred characters is sent', { tags: ['VALID-017', 'CONTENT-011'] }, async () => {
  const user = await fill({ text: 'x'.repeat(200) })
  await user.click(submit())
  await waitFor(() => expect(platform.count(sendFeedback)).toBe(1))
})

test('a refused captcha is said by its field, with a new picture and what was written', {
  tags: ['CONTENT-011'],
}, async () => {
  const user = await fill()
  platform.fail(sendFeedback, 'captcha.invalid')
  const before = platform.count(captcha)
  await user.click(submit())
  await waitFor(() => expect(screen.getByLabelText('Captcha')).toHaveAttribute('aria-invalid', 'true'))
  expect(platform.count(captcha)).toBe(before + 1)
  expect(content()).toHaveValue(CONTENT)
})

test('a text that was typed when the session ended is there again after the login', {
  tags: ['CONTENT-009'],
}, async () => {
  const { user, unmount } = renderInApp(<FeedbackScreen />, { path: '/m/feedback' })
  await user.selectOptions(await type(), 'Service')
  await user.type(content(), CONTENT)
  act(() => void session.drop())
  unmount()
  session.store(sessionSample())
  renderInApp(<FeedbackScreen />, { path: '/m/feedback' })
  expect(await type()).toHaveProperty('value', 'service')
  expect(content()).toHaveValue(CONTENT)
})

test('earlier feedbacks are listed below with their answers', async () => {
  platform.answer(sentFeedback, [earlierFeedback])
  renderInApp(<FeedbackScreen />, { path: '/m/feedback' })
  const list = await screen.findByRole('region', { name: 'Your messages' })
  expect(within(list).getByText(earlierFeedback.content)).toBeInTheDocument()
  expect(within(list).getByText('Game')).toBeInTheDocument()
  expect(within(list).getByText('Please load the game once more.', { exact: false })).toBeInTheDocument()
})

const png = () =>
  new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])], 'a.png', { type: 'image/png' })

test('up to three pictures go along, each uploaded once even after a refusal', {
  tags: ['VALID-020'],
}, async () => {
  const user = await fill()
  const add = () => screen.queryByLabelText(/^Add a picture|picture/i, { selector: 'input[type=file]' })
  for (const count of [1, 2, 3]) {
    await user.upload(add() as HTMLElement, png())
    expect(await screen.findAllByRole('button', { name: /^Remove/ })).toHaveLength(count)
  }
  expect(add()).not.toBeInTheDocument()
  platform.fail(sendFeedback, 'feedback.too_often', { retryAfter: 20 })
  await user.click(submit())
  await waitFor(() => expect(platform.count(sendFeedback)).toBe(1))
  await waitFor(() => expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false'))
  platform.answer(sendFeedback, { id: 2 })
  await user.click(submit())
  await waitFor(() => expect(platform.count(sendFeedback)).toBe(2))
  expect(platform.last(sendFeedback)?.body).toMatchObject({ images: [NAME, NAME, NAME] })
  expect(platform.count(uploadFeedbackImage)).toBe(3)
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(0))
})
