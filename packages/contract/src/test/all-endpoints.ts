// All endpoints of the contract, and the bodies of those that have one.
import { readdirSync } from 'node:fs'
import type * as z from 'zod/mini'
import type { Endpoint } from '../endpoint.ts'

/** All modules of a folder, given from here, and of its subfolders. */
export const modulesIn = (path: string): Promise<Record<string, object>[]> => {
  const folder = new URL(path, import.meta.url)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const modules = files.filter((file) => file.endsWith('.ts'))
  return Promise.all(modules.map((file) => import(new URL(file, folder).href)))
}
const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value
export const endpoints = (await modulesIn('../endpoints/'))
  .flatMap((module) => Object.values(module))
  .filter(isEndpoint)
export const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`

const withBody = endpoints.filter((each) => each.body)
/** Each endpoint's method and path, with the schema of its query. */
export const queries: [string, z.ZodMiniType][] = endpoints.flatMap((each) =>
  each.query ? [[keyOf(each), each.query]] : [],
)
/** Each endpoint's method and path, with the schema of its body. */
export const bodies: [string, z.ZodMiniType][] = withBody.map((each) => [
  keyOf(each),
  each.body as z.ZodMiniType,
])
