import { Component, type ReactNode } from 'react'
import { LoadFailed } from '@/shared/ui/LoadFailed'

interface CrashBoundaryProps {
  children: ReactNode
  /** Called on retry, before the children are rendered again. */
  onRetry?: () => void
}

/** Error boundary with a retry button; the page around it is not affected. */
export class CrashBoundary extends Component<CrashBoundaryProps, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError = () => ({ broken: true })

  readonly #retry = () => {
    this.props.onRetry?.()
    this.setState({ broken: false })
  }

  override render() {
    return this.state.broken ? <LoadFailed onRetry={this.#retry} /> : this.props.children
  }
}
