// Stores in the address whether a form is at its code step, so that reload and Back work.
import { useNavigate, useSearchParams } from 'react-router'

const STEP = 'step'
const CODE = 'code'

/** The parameters that change what the server renders. */
export const renderedBy = { [STEP]: [CODE] }

/** The address of the code step of the form at `path`. */
export const codeStepHref = (path: string): string => `${path}?${new URLSearchParams({ [STEP]: CODE })}`

/** `showCode` navigates from the first step of the form at `path` to its code step. */
export function useCodeStep(path: string) {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  return {
    isAtCode: parameters.get(STEP) === CODE,
    showCode: () => void navigate(codeStepHref(path)),
  }
}
