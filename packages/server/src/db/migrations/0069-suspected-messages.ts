// Marks messages of the contact page whose sender filled in the field that people do not see.
import { statements } from './statements.ts'

export const suspectedMessages = statements(
  'alter table contact_messages add column suspected boolean not null default false',
)
