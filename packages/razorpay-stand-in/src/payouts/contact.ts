// A contact of RazorpayX: who is to be paid.

import { z } from 'zod'
import type { Contact } from '../entities/contact.ts'
import { asNotes, notesInput } from '../http/notes.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'

export const contactInput = z.strictObject({
  name: z.string(),
  email: z.email().nullish(),
  contact: z.string().nullish(),
  type: z.enum(['vendor', 'customer', 'employee', 'self']).nullish(),
  reference_id: z.string().max(40).nullish(),
  notes: notesInput.optional(),
})
export type ContactInput = z.infer<typeof contactInput>

/** 3 to 50 of these; the last may be no special character but a full stop (docs: RazorpayX, contacts). */
const ACCEPTED_NAME = /^[A-Za-z0-9 ’\-_/().]{2,49}[A-Za-z0-9.]$/

/** Identical details give the contact that exists. */
export function createContact(world: World, input: ContactInput): Contact {
  const { name, email = null, contact = null, type = null, reference_id = null } = input
  if (!ACCEPTED_NAME.test(name)) throw badRequest('The name field is invalid.', { field: 'name' })
  const notes = asNotes(input.notes)
  const details = JSON.stringify([name, email, contact, type, reference_id, notes])
  const existing = world.answeredKeys.find('contact', details)
  if (existing) return lookUp(world, 'contact', existing.entityId)
  const made: Contact = {
    id: world.random.id('cont'),
    entity: 'contact',
    name,
    contact,
    email,
    type,
    reference_id,
    batch_id: null,
    active: true,
    notes,
    created_at: world.clock.seconds(),
  }
  world.entities.put(made)
  world.answeredKeys.remember('contact', details, details, made.id)
  return made
}
