// A region of a page that renders anew after an error, so that its page stays.
import { Component, Fragment, type ReactNode } from 'react'

/** An error that comes back is no accident. */
const ATTEMPTS = 2

interface RenderAnewProps {
  children: ReactNode
  /** Shown after an error that came back; without it, the boundary around this one shows the error. */
  instead?: ReactNode
}

interface State {
  failures: number
  error: unknown
}

/**
 * The state of components inside is new after an error, that of components around them stays. A form's values belong
 * outside, so that nothing typed is lost.
 */
export class RenderAnew extends Component<RenderAnewProps, State> {
  // Fields of a class would bring helpers for old browsers: 200 bytes.
  constructor(props: RenderAnewProps) {
    super(props)
    this.state = { failures: 0, error: undefined }
  }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch() {
    this.setState(({ failures }) =>
      failures < ATTEMPTS ? { failures: failures + 1, error: undefined } : null,
    )
  }

  override render() {
    const { failures, error } = this.state
    const { children, instead } = this.props
    if (error === undefined) return <Fragment key={failures}>{children}</Fragment>
    if (failures < ATTEMPTS) return false
    if (instead === undefined) throw error
    return instead
  }
}
