/** Copies a text. Browsers have no clipboard API on plain HTTP other than localhost; there `execCommand` still works. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelection(text)
  }
}

function copySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // Inserted beside the focused element, as a modal dialog makes everything outside of it unselectable.
  const parent = document.activeElement?.parentElement ?? document.body
  parent.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
  }
}
