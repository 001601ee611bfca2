// The second step of a form, in which a mailed code is typed: the address says it, so that a reload and the back button are right.
import { useNavigate, useSearchParams } from 'react-router'

const STEP = 'step'
const CODE = 'code'

/** What the server renders depends on. */
export const renderedBy = { [STEP]: [CODE] }

/** The second step of the form at `path`. */
export const codeStepHref = (path: string): string => `${path}?${new URLSearchParams({ [STEP]: CODE })}`

/** `showCode` leads from the first step of the form at `path` to its second. */
export function useCodeStep(path: string) {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  return {
    isAtCode: parameters.get(STEP) === CODE,
    showCode: () => void navigate(codeStepHref(path)),
  }
}
