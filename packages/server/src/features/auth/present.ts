// Presents a host as JSON.
import type { User } from '@lifafa/contract/endpoints/auth'
import type { Row } from '../../db/tables.ts'

export const presentSignedInHost = (host: Row<'hosts'>): User => ({
  id: host.id,
  first_name: host.first_name,
  last_name: host.last_name,
  email: host.email,
  phone_number: host.phone_number,
  address: host.address,
  upi_id: host.upi_id,
  language: host.language,
})
