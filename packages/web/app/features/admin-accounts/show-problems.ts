// Shows problems of an administrator's form that belong to no field as a toast (docs/specification.md §8).
import { bulleted } from '../../lib/network/api-error.ts'
import { notify } from '../../ui/overlays/toasts.ts'

export const showProblems = (problems: string[]): void => notify.error(bulleted(problems))
