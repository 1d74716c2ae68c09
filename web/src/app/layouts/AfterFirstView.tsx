import { NetworkNotice } from './NetworkNotice.tsx'
import { useFocusedFieldInView } from './use-focused-field-in-view.ts'

/** What every page has beyond its first view. */
export default function AfterFirstView() {
  useFocusedFieldInView()
  return <NetworkNotice />
}
