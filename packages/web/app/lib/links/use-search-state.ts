// The state of a page in its address, such as tab, filter and page: reload, Back and links lead to it.
import { MAX_PAGE } from '@lifafa/contract/limits'
import { useSearchParams } from 'react-router'

/** A parameter of an address. `parse` returns undefined for a text that is no value of it. */
interface Param<Value> {
  /** The value where the address has none; it is omitted there. */
  first: Value
  parse: (text: string) => Value | undefined
}

type Params = Record<string, Param<unknown>>

/** The values of all parameters of a page. */
export type SearchState<P extends Params> = { [Name in keyof P]: P[Name]['first'] }

/** One of `values`, or else `first`. */
export const oneOf = <Value extends string, First extends string>(
  values: readonly Value[],
  first: First,
): Param<Value | First> => ({ first, parse: (text) => values.find((value) => value === text) })

/** A text as typed; empty where there is none. */
export const searchText: Param<string> = { first: '', parse: (text) => text }

/** A text of the form that a schema of the contract demands; else empty. */
export const searchTextAs = (schema: {
  safeParse: (text: string) => { data?: string | undefined }
}): Param<string> => ({ first: '', parse: (text) => schema.safeParse(text).data })

/** A page of a list, from 1. */
export const searchPage: Param<number> = {
  first: 1,
  parse(text) {
    const page = Number(text)
    return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : undefined
  },
}

/** The search of a link to `state`, `?…`; what it leaves out is the default. */
export function searchOf<P extends Params>(params: P, state: Partial<SearchState<P>>): string {
  const written = Object.entries(state).filter(([name, value]) => value !== params[name]?.first)
  return `?${new URLSearchParams(written.map(([name, value]) => [name, String(value)]))}`
}

/** Accepts any address; unknown values are the defaults. @internal */
export const readSearch = <P extends Params>(params: P, search: URLSearchParams): SearchState<P> =>
  Object.fromEntries(
    Object.entries(params).map(([name, { first, parse }]) => [name, parse(search.get(name) ?? '') ?? first]),
  ) as SearchState<P>

/** Returns the state, and a function that changes parts of it; `replace` replaces the entry in the browser's history. */
export function useSearchState<P extends Params>(params: P) {
  const [search, setSearch] = useSearchParams()
  const state = readSearch(params, search)
  const change = (to: Partial<SearchState<P>>, { replace = false } = {}) =>
    setSearch(searchOf(params, { ...state, ...to }), { replace, preventScrollReset: true })
  return [state, change] as const
}
