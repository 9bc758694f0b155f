import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode }

/** Contains the failure of one block. The error is still reported, to the console and to whoever listens to the window. */
export class BlockBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    globalThis.reportError(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
