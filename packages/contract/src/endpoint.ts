// Defines the shape of an API call (docs/specification.md §7), from which types, validation and the OpenAPI description follow.
import type * as z from 'zod/mini'

type Schema = z.ZodMiniType

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path below /api, with parameters as `:id`, without trailing slash; the server answers with and without it. */
  path: `/${string}`
  /** Who may call it: anyone, a signed-in host, a signed-in administrator, a device at a desk of the gift register. */
  access: 'public' | 'host' | 'admin' | 'desk'
  summary: string
  /** Parameters in the path. A path that does not match is answered with 404. */
  params?: Schema
  query?: Schema
  body?: Schema
  /** The body on success; fields that are not listed here are never sent. */
  response: Schema
}

export const API_PREFIX = '/api'

/** Keeps the exact type of each schema. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition

export type Input<S> = S extends Schema ? z.input<S> : undefined
export type Output<S> = S extends Schema ? z.output<S> : undefined
/** The body that a call answers on success. */
export type Answer<E extends Endpoint> = z.output<E['response']>
