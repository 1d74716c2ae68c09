import { Component, type ReactNode } from 'react'
import { text } from '@/shared/i18n'
import { Button } from '@/shared/ui/Button'
import { EmptyState } from '@/shared/ui/EmptyState'

/** Shown when the page itself crashes: an error message with a reload button. */
export class Broken extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <EmptyState
        scene="error"
        action={<Button onClick={() => location.reload()}>{text('shared:action.retry')}</Button>}
      >
        {text('shared:state.loadFailed')}
      </EmptyState>
    )
  }
}
