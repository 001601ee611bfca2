// Fetches the script of the question whose a UPI ID is when it is asked: most hosts have answered it.
import { type ComponentType, lazy } from 'react'
import { LostPart } from '../parts/lost-part.tsx'

/** Suspends until its script is there. */
export const UpiIdQuestion = lazy(() =>
  import('./upi-id-question.tsx').then(
    (file): { default: ComponentType } => ({ default: file.UpiIdQuestion }),
    () => ({ default: LostPart }),
  ),
)
