// The second step of a form, in which a mailed code is typed: the address says it, so that a reload and the back button are right.
import { useNavigate, useSearchParams } from 'react-router'

const STEP = 'step'
const CODE = 'code'

/** `showCode` leads from the first step to it. */
export function useCodeStep() {
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  return {
    isAtCode: parameters.get(STEP) === CODE,
    showCode: () => void navigate(`?${new URLSearchParams({ [STEP]: CODE })}`),
  }
}
