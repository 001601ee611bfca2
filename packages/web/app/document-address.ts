// Maps the address of a request to the address of its document, which contains nothing of the visitor's input.
import { HOST_LANGUAGES, type HostLanguage, LANGUAGE_PARAMETER } from '@lifafa/contract/languages'
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from './page-handle.ts'

/** The suffix of the address from which the router fetches a page's loader data, and the landing page's. */
const DATA = '.data'
const HOME_DATA = '/_.data'

/** The language of the document at an address of `documentAddress`, which names it unless that is the default. */
export const languageOfDocument = (address: string): HostLanguage => {
  const named = new URL(address).searchParams.get(LANGUAGE_PARAMETER)
  return HOST_LANGUAGES.find((language) => language === named) ?? HOST_LANGUAGES[0]
}

/** The routes of the build in the form that `matchRoutes` takes. */
export const routeTree = (routes: ServerBuild['routes'], parentId?: string): RouteObject[] =>
  Object.values(routes).flatMap((route) =>
    route && route.parentId === parentId
      ? [
          {
            path: route.path,
            index: route.index,
            handle: route.module.handle,
            children: route.index ? undefined : routeTree(routes, route.id),
          } as RouteObject,
        ]
      : [],
  )

/** An address that matches only this pattern; two segments for a splat keep `/event/*` apart from `/event/:id`. */
const filledIn = (pattern: string): string =>
  `/${pattern.replace(/^\//, '').replace(/:\w+/g, 'x').replace(/\*$/, 'x/x')}`

function knownParameters(
  present: URLSearchParams,
  { renderedBy = {}, isInChosenLanguage }: PageHandle,
  language: HostLanguage,
): string {
  const known = Object.entries(renderedBy).flatMap(([name, values]) => {
    const value = values.find((one) => one === present.get(name))
    return value === undefined ? [] : [[name, value]]
  })
  if (isInChosenLanguage && language !== HOST_LANGUAGES[0]) known.push([LANGUAGE_PARAMETER, language])
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}

/** `url`: path and search of the request; `language`: that of the browser. */
export function documentAddress(routes: RouteObject[], url: string, language: HostLanguage): string {
  const { pathname, searchParams } = new URL(url, 'http://here.invalid')
  const isData = pathname.endsWith(DATA)
  const path = isData ? pathname.replace(/(\/_)?\.data$/, '') || '/' : pathname
  const leaf = matchRoutes(routes, path)?.at(-1)?.route
  const page = filledIn(leaf?.path ?? '')
  if (isData) return page === '/' ? HOME_DATA : page + DATA
  return page + knownParameters(searchParams, (leaf?.handle ?? {}) as PageHandle, language)
}
