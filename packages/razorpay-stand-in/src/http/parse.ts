// Validates input against a schema, and words the first error as Razorpay does.
import type { z } from 'zod'
import { badRequest, type RazorpayError } from './razorpay-error.ts'

/** Returns the validated value; throws Razorpay's 400 for the first error. */
export function parse<T>(schema: z.ZodType<T>, input: unknown): T {
  const result = schema.safeParse(input, { reportInput: true })
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw issue ? asRazorpayError(issue) : badRequest('The request is not valid.')
}

function asRazorpayError(issue: z.core.$ZodIssue): RazorpayError {
  const field = issue.path.join('.')
  if (issue.code === 'unrecognized_keys') {
    const fields = issue.keys.join(', ')
    return badRequest(`${fields} is/are not required and should not be sent`, {
      field: fields,
      reason: 'extra_field_sent',
    })
  }
  if (issue.code === 'too_small' && field === 'amount') {
    return badRequest('Order amount less than minimum amount allowed', {
      field,
      step: 'order_creation',
      reason: 'amount_less_than_minimum_amount',
    })
  }
  // Checks of our own have Razorpay's sentence already.
  if (issue.code === 'custom') return badRequest(issue.message, { field })
  if (issue.code === 'too_small' && field === 'count') {
    return badRequest(`The count must be at least ${issue.minimum}.`, { field })
  }
  if (issue.code === 'invalid_type' && issue.input === undefined) {
    return badRequest(`${field || 'body'}: is required.`, { field })
  }
  if (issue.code === 'invalid_type' && issue.expected === 'int') {
    return badRequest(`The ${field} must be an integer.`, { field })
  }
  if (issue.code === 'invalid_type') {
    return badRequest(`expected ${issue.expected} but provided ${String(issue.input)}`, { field })
  }
  return badRequest(`${field}: ${issue.message}`, { field })
}
