// Fetched data whose failures are told.
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { notify } from '../../ui/overlays/toasts.tsx'
import { bulleted, sentencesOf } from '../network/api-error.ts'

/** What is fetched, and under which key it is kept. */
export interface ToastQuery<Data> {
  queryKey: readonly string[]
  queryFn: () => Promise<Data>
  /** The sentence for when it cannot be fetched; a function is given the reason. */
  failed: string | ((reason: string) => string)
}

type Options<Data> = Omit<UseQueryOptions<Data>, keyof ToastQuery<Data>>

/** What was fetched once stays through failures. Each failure that nobody has been told of is told in a toast. */
export function useQueryWithToast<Data>(
  { failed, ...query }: ToastQuery<Data>,
  options?: Options<Data>,
): UseQueryResult<Data> {
  const result = useQuery({ ...options, ...query })
  const { isError, error } = result
  const report = useEffectEvent(() => {
    notify.error(typeof failed === 'string' ? failed : failed(bulleted(sentencesOf(error))))
  })
  useEffect(() => {
    if (isError) report()
  }, [isError])
  return result
}
