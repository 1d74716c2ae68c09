import { act, render } from '@testing-library/react'
import { BrowserRouter, type NavigateFunction, useNavigate } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { pathBefore, useTrail } from './trail.ts'

test('the previous path is known for every page opened in the app', { tags: ['SHELL-004'] }, () => {
  history.replaceState(null, '', '/m/home')
  onTestFinished(() => history.replaceState(null, '', '/'))
  let navigate: NavigateFunction = () => {}
  function Page() {
    useTrail()
    navigate = useNavigate()
    return null
  }
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  )
  const before = [pathBefore()]
  for (const [path, replace] of [
    ['/m/mine', false],
    ['/m/securityCenter?backUrl=/m/mine', false],
    ['/m/set', true],
    ['/m/help', false],
  ] as const) {
    act(() => void navigate(path, { replace }))
    before.push(pathBefore())
  }
  expect(before).toEqual([undefined, '/m/home', '/m/mine', '/m/mine', '/m/set'])
})
