import type { ReactNode } from 'react'

interface TableProps {
  label: string
  columns: readonly string[]
  children: ReactNode
}

/** A table that scrolls by itself where it is wider than the page. */
export const Table = ({ label, columns, children }: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard from here
  <section className="scroller" aria-label={label} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </section>
)
