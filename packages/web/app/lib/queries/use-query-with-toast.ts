// A query whose failures are shown in a toast.
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { notify } from '../../ui/overlays/toasts.ts'
import { bulleted, sentencesOf, withReference } from '../network/api-error.ts'

/** A query with the sentence for its failure. */
export interface ToastQuery<Data> {
  queryKey: readonly string[]
  queryFn: () => Promise<Data>
  /** The sentence for a failure; a function receives the reason. */
  failed: string | ((reason: string) => string)
}

type Options<Data> = Omit<UseQueryOptions<Data>, keyof ToastQuery<Data>>

/** Loaded data stays through failures. Each new failure is shown once in a toast. */
export function useQueryWithToast<Data>(
  { failed, ...query }: ToastQuery<Data>,
  options?: Options<Data>,
): UseQueryResult<Data> {
  const result = useQuery({ ...options, ...query })
  const { isError, error } = result
  const report = useEffectEvent(() => {
    notify.error(
      typeof failed === 'string' ? withReference(failed, error) : failed(bulleted(sentencesOf(error))),
    )
  })
  useEffect(() => {
    if (isError) report()
  }, [isError])
  return result
}
