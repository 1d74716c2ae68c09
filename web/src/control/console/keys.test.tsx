import { render, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useRowKeys } from './keys.ts'

function Rows() {
  const box = useRef<HTMLUListElement>(null)
  useRowKeys({ count: 5, isRow: (at) => at !== 1, box, show: () => {} })
  return (
    <ul ref={box}>
      {[0, 1, 2, 3, 4].map((at) => (
        <li key={at}>
          <a href={`#${at}`} data-row={at}>
            {at}
          </a>
        </li>
      ))}
    </ul>
  )
}

test.each([
  ['j', '0'],
  ['jj', '2'],
  ['jjjk', '2'],
  ['k', '4'],
  ['jjjjjjj', '4'],
])('keys that come faster than the focus moves count each: %s', async (keys, row) => {
  render(<Rows />)
  await userEvent.setup().keyboard(keys)
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe(row))
})
