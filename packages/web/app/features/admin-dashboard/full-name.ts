// Formats a user's full name for the table and the dialogs.
import type { AdminUser } from '@lifafa/contract/endpoints/admin/users'

export const fullName = ({ first_name, last_name }: AdminUser): string => `${first_name} ${last_name}`.trim()
