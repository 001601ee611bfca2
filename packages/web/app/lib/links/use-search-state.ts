// The state of a page in its address, such as tab, filter and page: reload, Back and links lead to it.
import { MAX_PAGE } from '@lifafa/contract/limits'
import { useSearchParams } from 'react-router'
import * as z from 'zod/mini'

/** Each field catches unknown values with its default, which the address omits. */
type SearchSchema = z.ZodMiniObject

/** A text as typed; empty where there is none. */
export const searchText = z.catch(z.string(), '')

/** A page of a list, from 1. */
export const searchPage = z.catch(z.coerce.number().check(z.int(), z.gte(1), z.lte(MAX_PAGE)), 1)

/** The search of a link to `state`, `?…`; what it leaves out is the default. */
export function searchOf<S extends SearchSchema>(schema: S, state: Partial<z.output<S>>): string {
  const first: Record<string, unknown> = schema.parse({})
  const written = Object.entries(state).filter(([name, value]) => value !== first[name])
  return `?${new URLSearchParams(written.map(([name, value]) => [name, String(value)]))}`
}

/** @internal */
export const readSearch = <S extends SearchSchema>(schema: S, search: URLSearchParams): z.output<S> =>
  schema.parse(Object.fromEntries(search))

/** Returns the state, and a function that changes parts of it; `replace` replaces the entry in the browser's history. */
export function useSearchState<S extends SearchSchema>(schema: S) {
  const [search, setSearch] = useSearchParams()
  const state = readSearch(schema, search)
  const change = (to: Partial<z.output<S>>, { replace = false } = {}) =>
    setSearch(searchOf(schema, { ...state, ...to }), { replace, preventScrollReset: true })
  return [state, change] as const
}
