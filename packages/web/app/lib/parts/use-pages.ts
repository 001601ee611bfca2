// Reads a list of the administrators in pages.
import type { Answer, Endpoint } from '@lifafa/contract/endpoint'
import { useQuery } from '@tanstack/react-query'
import { adminCall } from '../calls/admin-api.ts'
import type { Inputs } from '../calls/caller.ts'
import { inPages } from './paged-list.tsx'

/** For `PagedList`. The query's key is `under`, and all that it asks. `failed`: the sentence for its failure. */
export const usePages = <E extends Endpoint>(
  under: string[],
  endpoint: E,
  failed: string,
  ...asked: Inputs<E>
) => ({
  query: useQuery<Answer<E>>({
    ...inPages,
    queryKey: [...under, endpoint.path, ...asked],
    queryFn: () => adminCall(endpoint, ...asked),
    meta: { failed },
  }),
  failedTitle: failed,
})
