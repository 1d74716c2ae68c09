import { screen, waitFor } from '@testing-library/react'
import { cloudConfig, cloudState } from '@understudy/contracts/cloud'
import { systemStatus } from '@understudy/contracts/system'
import { expect, test } from 'vitest'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { settingsSample, statusSample } from '@/test/samples'
import { SocialButtons } from './SocialButtons.tsx'
import { useSocialLogin } from './use-social-login.ts'

function Door() {
  return <SocialButtons social={useSocialLogin('/m/home')} />
}

const places = (container: HTMLElement) => container.querySelectorAll('[aria-hidden="true"]').length

test('social sign-ins keep their places until the service lists them', {
  tags: ['LOGIN-022'],
}, async () => {
  let answer = () => {}
  const pending = new Promise<void>((resolve) => {
    answer = resolve
  })
  const social = { google: true, facebook: true, cloudReady: true, cloudSms: false }
  fakePlatform()
    .answer(systemStatus, statusSample({}, settingsSample({ social }, ['GOOGLELOGIN3', 'FACEBOOKLOGIN3'])))
    .answer(cloudConfig, { projectId: 'default.aurora1.0123456789abcdef01234567', origin: 'http://localhost:3001' })
    .reply(cloudState, async () => {
      await pending
      return Response.json({ success: true, value: { ready: true, providers: ['google'] } })
    })
  const { container } = renderInApp(<Door />, { path: '/m/login' })
  // A placeholder for the line, and one for each of the two buttons.
  await waitFor(() => expect(places(container)).toBe(3))
  answer()
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Google'),
  ])
})

test('no place is kept for sign-ins if the merchant has no cloud service', { tags: ['LOGIN-008'] }, async () => {
  const social = { google: true, facebook: true, cloudReady: false, cloudSms: false }
  const platform = fakePlatform().answer(
    systemStatus,
    statusSample({}, settingsSample({ social }, ['GOOGLELOGIN3', 'FACEBOOKLOGIN3'])),
  )
  const { container } = renderInApp(<Door />, { path: '/m/login' })
  await waitFor(() => expect(platform.count(systemStatus)).toBe(1))
  await waitFor(() => expect(container.querySelector('span, button')).not.toBeInTheDocument())
})
