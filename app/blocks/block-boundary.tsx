import { Component, type ReactNode } from 'react'

type Props = { children: ReactNode }

/** Contains the failure of one block. React still reports it, as it does every caught error, to the root of the page. */
export class BlockBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
