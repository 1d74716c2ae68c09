import { Component, type ReactNode } from 'react'
import { tabMemory } from './tab-memory.ts'

/** A drawer that does not load, or breaks, closes; the app and the handle stay, and the next tap tries again. */
export class ClosesWhenBroken extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override componentDidCatch() {
    tabMemory.set({ open: false })
  }
  override render() {
    return this.state.broken ? null : this.props.children
  }
}
