// Roles for a virtual list, whose extra wrapper elements a real `<table>` does not allow.

export const asTable = (label: string, rows: number) => ({ role: 'table', 'aria-label': label, 'aria-rowcount': rows })
export const asRows = { role: 'rowgroup' }
/** `index` is 1 for the header row. */
export const asRow = (index: number) => ({ role: 'row', 'aria-rowindex': index })
export const asCell = { role: 'cell' }
export const asHead = { role: 'columnheader' }
