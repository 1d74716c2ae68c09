import { Component, lazy, type ReactNode, Suspense } from 'react'

const Crashed = lazy(() => import('./Crashed.tsx'))

/** A page that breaks says so and offers another try; the menus around it stay. */
export class CrashBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError = () => ({ broken: true })

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <Suspense>
        <Crashed onRetry={() => this.setState({ broken: false })} />
      </Suspense>
    )
  }
}
