// Fetches the script of the question whose a UPI ID is when it is asked: most hosts have answered it.
import { type ComponentType, lazy } from 'react'

/** Suspends until its script is there. If that fails, the page stands without it. */
export const UpiIdQuestion = lazy(() =>
  import('./upi-id-question.tsx').then(
    (file): { default: ComponentType } => ({ default: file.UpiIdQuestion }),
    () => ({ default: () => null }),
  ),
)
