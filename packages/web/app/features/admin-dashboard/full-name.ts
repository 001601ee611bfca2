// A user's name, as the table and the questions about them have it.
import type { AdminUser } from '@lifafa/contract/endpoints/admin-users'

export const fullName = ({ first_name, last_name }: AdminUser): string => `${first_name} ${last_name}`.trim()
