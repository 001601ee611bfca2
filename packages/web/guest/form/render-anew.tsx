// Renders a part of the page anew where it failed, so that no exception takes the form or the thanks away.
import { Component, type ReactNode } from 'react'

/** A part that fails each time is given up, so that the page does not render for ever. */
const MOST_TIMES = 3

interface RenderAnewProps {
  children: ReactNode
  /** Shown where the part was given up. */
  instead?: ReactNode
}

/** The state of a part must live above it: all inside is made anew. */
export class RenderAnew extends Component<RenderAnewProps> {
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override state = { hasFailed: false }
  times = 0

  override componentDidCatch() {
    this.times += 1
    if (this.times <= MOST_TIMES) this.setState({ hasFailed: false })
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
