// The owner of a session: a host or an administrator.
import type { Audience } from './access-token.ts'

export type Owner = { audience: Audience; id: string }

export const accountTable = { host: 'hosts', admin: 'admins' } as const

/** The column of `refresh_tokens` that holds the id. */
export const ownerColumn = { host: 'host_id', admin: 'admin_id' } as const satisfies Record<Audience, string>
