// A contact of RazorpayX: who is to be paid.
import type { Notes } from '../http/notes.ts'

export type Contact = {
  id: string
  entity: 'contact'
  name: string
  contact: string | null
  email: string | null
  type: string | null
  reference_id: string | null
  batch_id: null
  active: boolean
  notes: Notes
  created_at: number
}
