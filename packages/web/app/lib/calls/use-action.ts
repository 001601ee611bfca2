// Runs an action of a button: one at a time, its outcome in a toast, and the data that it changes are fetched again.
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { notify } from '../../ui/overlays/toasts.ts'
import { bulleted, sentencesOf } from '../network/api-error.ts'
import { useSingleFlight } from './use-single-flight.ts'

interface ActionOptions<Result> {
  /** The sentence for success; a function receives the result. */
  done?: string | ((result: Result) => string)
  /** The sentence for a failure without an explanation; a function says all of it. */
  failed?: string | ((error: unknown) => string)
  /** The queries to fetch again, also after a failure: the data on the page may have been old. */
  keys?: QueryKey[]
}

interface Action<Args extends unknown[]> {
  /** Does nothing while an earlier run is under way; never rejects. */
  run: (...args: Args) => Promise<void>
  /** True until the queries are fetched again. */
  isBusy: boolean
}

/** @param action may throw ApiError, whose sentences are shown. */
export function useAction<Args extends unknown[], Result>(
  action: (...args: Args) => Promise<Result>,
  { done, failed, keys = [] }: ActionOptions<Result>,
): Action<Args> {
  const queries = useQueryClient()
  const { once, isBusy } = useSingleFlight()
  const run = (...args: Args) =>
    once(async () => {
      try {
        const result = await action(...args)
        if (done) notify.success(typeof done === 'string' ? done : done(result))
      } catch (error) {
        notify.error(typeof failed === 'function' ? failed(error) : bulleted(sentencesOf(error, failed)))
      }
      await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
    })
  return { run, isBusy }
}
