import { act, screen, waitFor } from '@testing-library/react'
import { captcha } from '@understudy/contracts/captcha'
import { expect, test } from 'vitest'
import { queryClient } from '@/shared/api'
import { fakePlatform } from '@/test/platform'
import { renderInApp } from '@/test/render'
import { useCaptcha } from './use-captcha.ts'

function Picture() {
  const { image, refresh } = useCaptcha(true)
  return (
    <button type="button" onClick={refresh}>
      {image ?? 'none'}
    </button>
  )
}

test('a captcha picture stays while its digits are typed, even if the world changes', async () => {
  const platform = fakePlatform().answer(captcha, 'Zmlyc3Q=')
  const { user } = renderInApp(<Picture />)
  const first = await screen.findByText('data:image/svg+xml;base64,Zmlyc3Q=')
  platform.answer(captcha, 'c2Vjb25k')
  await act(() => queryClient.invalidateQueries({ predicate: ({ meta }) => meta?.once !== true }))
  expect(platform.count(captcha)).toBe(1)
  await user.click(first)
  await waitFor(() => expect(screen.getByText('data:image/svg+xml;base64,c2Vjb25k')).toBeInTheDocument())
})
