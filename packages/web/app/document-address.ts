// Maps the address of a request to the address of its document, which contains nothing of the visitor's input.
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from './page-handle.ts'

/** The suffix of the address from which the router fetches a page's loader data, and the landing page's. */
const DATA = '.data'
const HOME_DATA = '/_.data'

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

function knownParameters(present: URLSearchParams, { renderedBy = {} }: PageHandle): string {
  const known = Object.entries(renderedBy).flatMap(([name, values]) => {
    const value = values.find((one) => one === present.get(name))
    return value === undefined ? [] : [[name, value]]
  })
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}

/** `url`: path and search of the request. */
export function documentAddress(routes: RouteObject[], url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://here.invalid')
  const isData = pathname.endsWith(DATA)
  const path = isData ? pathname.replace(/(\/_)?\.data$/, '') || '/' : pathname
  const leaf = matchRoutes(routes, path)?.at(-1)?.route
  const page = filledIn(leaf?.path ?? '')
  if (isData) return page === '/' ? HOME_DATA : page + DATA
  return page + knownParameters(searchParams, (leaf?.handle ?? {}) as PageHandle)
}
