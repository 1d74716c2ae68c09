import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test } from 'vitest'
import { useRowArrows, useSearchKey } from './keyboard.ts'
import { useRowKeys } from './list-keys.ts'

function Rows() {
  const box = useRef<HTMLUListElement>(null)
  useRowKeys({ count: 5, box, show: () => {} })
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
  ['jj', '1'],
  ['jjjk', '1'],
  ['k', '4'],
  ['jjjjjjj', '4'],
])('keys pressed faster than the focus moves all count: %s', async (keys, row) => {
  render(<Rows />)
  await userEvent.setup().keyboard(keys)
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe(row))
})

function Table() {
  const box = useRef<HTMLTableSectionElement>(null)
  const [open, setOpen] = useState(false)
  useSearchKey()
  useRowArrows(box)
  return (
    <div id="content">
      <input type="search" aria-label="Find" />
      <table>
        <tbody ref={box}>
          {['a', 'b', 'c'].map((name) => (
            <tr key={name}>
              <td>
                <button type="button" data-row aria-expanded={open && name === 'b'} onClick={() => setOpen(!open)}>
                  {name}
                </button>
                <button type="button">more of {name}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

test('arrow keys walk the rows, Enter opens, Escape closes, / filters', async () => {
  render(<Table />)
  const user = userEvent.setup()
  const row = (name: string) => screen.getByRole('button', { name })
  await user.keyboard('k')
  expect(row('c')).toHaveFocus()
  await user.keyboard('jkk')
  expect(row('a')).toHaveFocus()
  await user.keyboard('{Tab}j')
  expect(row('b')).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(row('b')).toHaveAttribute('aria-expanded', 'true')
  await user.keyboard('{Tab}{Escape}')
  expect({ ariaExpanded: row('b').getAttribute('aria-expanded'), activeElement: document.activeElement }).toEqual({
    ariaExpanded: 'false',
    activeElement: row('b'),
  })
  await user.keyboard('/jk')
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'jk')
})
