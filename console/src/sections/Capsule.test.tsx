import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { control } from '@understudy/contracts'
import * as api from '@understudy/contracts/control'
import type { EndpointDefinition } from '@understudy/contracts/endpoint'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { steeringCache } from '../steer.ts'
import { Capsule } from './Capsule.tsx'

let platform: ReturnType<typeof fakePlatform>
/** Control replies are plain. */
const answer = (endpoint: EndpointDefinition, reply: unknown) =>
  platform.reply(endpoint as never, () => (reply instanceof Response ? reply : Response.json(reply)))
const refuse = (detail: string, status = 422) =>
  Response.json({ type: 'urn:x', title: 'Refused', status, detail, fields: [] }, { status })

beforeEach(() => {
  steeringCache.clear()
  platform = fakePlatform()
})

describe('a capsule', () => {
  const CONTENTS: control.CapsuleContents = {
    facts: {
      version: 1,
      schemaVersion: 1,
      takenAt: Date.UTC(2026, 2, 10, 7),
      scenario: 'weak-network',
      note: 'Page two is empty',
      frames: [],
      route: '/m/gameList',
      language: 'UR',
      theme: 'light',
      as: 'zoya',
    },
    merchant: 'cedar3',
    clock: 'frozen',
    bytes: 300_000,
    members: 61,
    calls: 14,
    faults: 2,
    stored: 3,
  }
  const inside = () => screen.findByRole('region', { name: 'Contents' })

  async function choose(file = 'state') {
    await act(async () => void render(<Capsule />))
    const user = userEvent.setup()
    // The texts are loaded a moment later.
    await user.upload(await screen.findByLabelText('Open a capsule'), new File([file], 'state.capsule'))
    return user
  }

  test('a capsule tells what is inside, and only then is it opened', async () => {
    answer(api.capsuleContents, CONTENTS)
    answer(api.importCapsule, refuse('the world is full', 409))
    const user = await choose()
    const words = (await inside()).textContent
    for (const word of ['Page two is empty', 'weak-network', 'cedar3', 'zoya', '/m/gameList', 'UR', 'Light', '2026'])
      expect(words).toContain(word)
    expect(words).toContain('clock frozen')
    expect(words).toContain('61 members, 14 calls, 2 fault rules, 293 KB')
    expect(platform.last(api.capsuleContents)?.body).toEqual({ capsule: btoa('state') })
    expect(platform.last(api.importCapsule)).toBeUndefined()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByText('the world is full')
    expect(platform.last(api.importCapsule)?.body).toEqual({ capsule: btoa('state') })
  })

  test('a cancelled capsule makes no world, and an invalid one says why', async () => {
    answer(api.capsuleContents, { ...CONTENTS, facts: { ...CONTENTS.facts, as: null, note: '' } })
    const user = await choose()
    const rows = within(await inside())
    expect(rows.getByText('Guest')).toBeInTheDocument()
    expect(rows.queryByText('Note')).not.toBeInTheDocument()
    await user.click(rows.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('region', { name: 'Contents' })).not.toBeInTheDocument()

    await user.upload(screen.getByLabelText('Open a capsule'), new File(['state'], 'state.capsule'))
    await inside()
    answer(api.capsuleContents, refuse('the file is no capsule'))
    await user.upload(screen.getByLabelText('Open a capsule'), new File(['else'], 'else.capsule'))
    expect(await screen.findByText('the file is no capsule')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'Contents' })).not.toBeInTheDocument()
    expect(platform.last(api.importCapsule)).toBeUndefined()
  })

  test('a saved capsule takes along the app’s storage and frames, but no secret', async () => {
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
    // A click on the link would leave the page.
    const download = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    localStorage.setItem('balanceHidden', 'true')
    localStorage.setItem('temporaryPassword', 'secret')
    localStorage.setItem('foreign', 'value')
    sessionStorage.setItem('draft', '{"a":1}')
    const frame = document.body.appendChild(document.createElement('iframe'))
    frame.setAttribute('src', '/play/7?round=2')
    answer(api.exportCapsule, { name: 'state.capsule', bytes: 1_024, capsule: btoa('state'), facts: CONTENTS.facts })
    await act(async () => void render(<Capsule />))
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Save capsule' }))
    await screen.findByText(/state\.capsule/)
    expect(download).toHaveBeenCalledTimes(1)
    expect(platform.last(api.exportCapsule)?.body).toMatchObject({
      frames: ['/play/7?round=2'],
      storage: { local: { balanceHidden: 'true' }, session: { draft: '{"a":1}' } },
    })
    const body = platform.last(api.exportCapsule)?.body as { storage: { local: object } } | undefined
    expect(Object.keys(body?.storage.local ?? {})).toEqual(['balanceHidden'])
    frame.remove()
  })
})
