import { Component, type ReactNode } from 'react'
import { LoadFailed } from '@/shared/ui/LoadFailed'

interface CrashBoundaryProps {
  children: ReactNode
  /** What another try does besides showing the same again. */
  onRetry?: () => void
}

/** A part that breaks says so and offers another try; what stands around it stays. */
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
