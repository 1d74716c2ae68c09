import { screen, waitFor } from '@testing-library/react'
import { launchChat } from '@understudy/contracts/chat'
import type { MemberType } from '@understudy/contracts/member-type'
import { type SettingsInfo, systemStatus } from '@understudy/contracts/system'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { session } from '@/shared/session'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { masked, sessionSample, settingsSample, statusSample } from '@/test/samples'
import ServiceSheet from './ServiceSheet.tsx'

const merchant: Partial<SettingsInfo> = {
  customerService: [
    { csType: 'LIVECHAT', path: masked('https://chat.example/room') },
    { csType: 'LIVECHAT 1', path: masked('https://chat.example/room#payments') },
    { title: 'whatsapp', path: masked('https://wa.example/1') },
  ],
  resources: [
    { resourceType: 'Android', url: '/apk' },
    { resourceType: 'SPONSOR', url: '/sponsor' },
  ],
}

function show(type?: MemberType, flags = ['CBS3'], more: Partial<SettingsInfo> = {}) {
  fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({ ...merchant, ...more }, flags)))
    .answer(launchChat, { chatUrl: 'https://chat.example/desk/1' })
  if (type !== undefined) session.store(sessionSample(type))
  return renderInApp(<ServiceSheet open onClose={() => {}} />)
}

afterEach(() => {
  session.drop()
})

describe('the service sheet', () => {
  test('the service sheet offers live chat and the downloads', { tags: ['SHELL-022'] }, async () => {
    show(0)
    expect(await screen.findByRole('button', { name: /Live chat Usually/ })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: /Live chat 2/ })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', 'https://wa.example/1')
    expect(screen.getByRole('link', { name: 'App for Android' })).toHaveAttribute('href', '/apk')
    expect(screen.getAllByRole('link')).toHaveLength(2)
    expect(screen.getByRole('heading', { name: 'Get the app' })).toBeInTheDocument()
  })

  test('the heading of the downloads is hidden if there are none', { tags: ['SHELL-022'] }, async () => {
    show(0, [], { resources: [{ resourceType: 'SPONSOR', url: '/sponsor' }] })
    await screen.findByRole('link', { name: /WhatsApp/ })
    expect(screen.queryByRole('heading', { name: 'Get the app' })).not.toBeInTheDocument()
  })

  test('the service sheet has no live chat without CBS3', { tags: ['FLAGS-021'] }, async () => {
    show(0, [])
    await screen.findByRole('link', { name: /WhatsApp/ })
    expect(screen.queryByRole('button', { name: /Live chat/ })).not.toBeInTheDocument()
  })

  test('the entry of a chat opens the chat at the place it names', { tags: ['MSG-008'] }, async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
    const { user } = show(0)
    await user.click(await screen.findByRole('button', { name: /Live chat 2/ }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://chat.example/desk/1#payments'))
  })

  test('a guest who wants to chat logs in first', { tags: ['SESSION-014'] }, async () => {
    const app = show()
    await app.user.click(await screen.findByRole('button', { name: /Live chat Usually/ }))
    expect(app.path()).toBe('/m/login')
  })

  test('the service sheet tells a trial that chat needs an account', { tags: ['ERR-003'] }, async () => {
    const { user } = show(4)
    await user.click(await screen.findByRole('button', { name: /Live chat Usually/ }))
    expect(
      await screen.findByRole('dialog', { name: /inbox and chat are for registered accounts/ }),
    ).toBeInTheDocument()
  })
})
