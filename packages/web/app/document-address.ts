// Which document answers an address. Nothing that a visitor writes into an address is in a document.
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import type { PageHandle } from './page-handle.ts'

/** The end of the address under which the router fetches the loader data of a page, and that of the first page. */
const DATA = '.data'
const HOME_DATA = '/_.data'

/** The routes of the build as `matchRoutes` takes them. */
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

/** An address that only this pattern has; two words for what a pattern leaves open keep `/event/*` apart from `/event/:id`. */
const filledIn = (pattern: string): string =>
  `/${pattern.replace(/^\//, '').replace(/:\w+/g, 'x').replace(/\*$/, 'x/x')}`

function knownParameters(present: URLSearchParams, { renderedBy = {} }: PageHandle): string {
  const known = Object.entries(renderedBy).flatMap(([name, values]) => {
    const value = values.find((one) => one === present.get(name))
    return value === undefined ? [] : [[name, value]]
  })
  return known.length > 0 ? `?${new URLSearchParams(known)}` : ''
}

/** `url`: path and search of what a visitor asks for. */
export function documentAddress(routes: RouteObject[], url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://here.invalid')
  const isData = pathname.endsWith(DATA)
  const path = isData ? pathname.replace(/(\/_)?\.data$/, '') || '/' : pathname
  const leaf = matchRoutes(routes, path)?.at(-1)?.route
  const page = filledIn(leaf?.path ?? '')
  if (isData) return page === '/' ? HOME_DATA : page + DATA
  return page + knownParameters(searchParams, (leaf?.handle ?? {}) as PageHandle)
}
