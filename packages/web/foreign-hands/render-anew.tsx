// A region of a page that renders anew after an error, so that its page stays.
import { Component, Fragment, type ReactNode } from 'react'

/** An error that comes back is no accident: the boundary around this one shows it. */
const ATTEMPTS = 2

interface State {
  failures: number
  error: unknown
}

/**
 * The state of components inside is new after an error, that of components around them stays. A form's values belong
 * outside, so that nothing typed is lost.
 */
export class RenderAnew extends Component<{ children: ReactNode }, State> {
  override state: State = { failures: 0, error: undefined }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override componentDidCatch() {
    this.setState(({ failures }) => ({ failures: failures + 1, error: undefined }))
  }

  override render() {
    const { failures, error } = this.state
    if (error !== undefined && failures >= ATTEMPTS) throw error
    return error === undefined && <Fragment key={failures}>{this.props.children}</Fragment>
  }
}
