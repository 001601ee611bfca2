// Presents an administrator as JSON.
import type { Admin } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import type { Row } from '../../db/tables.ts'

export const presentAdmin = ({ id, name, email }: Row<'admins'>): Admin => ({ id, name, email })
