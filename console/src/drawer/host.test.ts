import { expect, test } from 'vitest'
import { lastFocusedField, steeringHost } from './host.ts'

const fieldIn = (place: Element) => {
  const field = document.createElement('input')
  place.append(field)
  return field
}

test('the last focused field is known while it is on the page', () => {
  const [early, late] = [fieldIn(document.body), fieldIn(document.body)]
  early.focus()
  const hostField = fieldIn(steeringHost())
  expect(lastFocusedField()).toBe(early)
  late.focus()
  hostField.focus()
  expect(lastFocusedField()).toBe(late)
  late.remove()
  expect(lastFocusedField()).toBeUndefined()
  for (const element of [early, hostField]) element.remove()
  document.getElementById('steering')?.remove()
})
