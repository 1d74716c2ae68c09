// Rows of a windowed list have elements between them and their list, which no real table allows: roles say what is what.

export const asTable = (label: string, rows: number) => ({ role: 'table', 'aria-label': label, 'aria-rowcount': rows })
export const asRows = { role: 'rowgroup' }
/** `index` is 1 for the row of the heads. */
export const asRow = (index: number) => ({ role: 'row', 'aria-rowindex': index })
export const asCell = { role: 'cell' }
export const asHead = { role: 'columnheader' }
