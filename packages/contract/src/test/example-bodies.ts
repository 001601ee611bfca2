// Makes a valid body for an endpoint from its schema: a new call or field needs no line here, unless its text follows a rule.
import * as z from 'zod'
import type * as mini from 'zod/mini'

type JsonSchema = {
  type?: string | string[]
  format?: string
  const?: unknown
  enum?: unknown[]
  maximum?: number
  default?: unknown
  anyOf?: JsonSchema[]
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
}

const UUID = '123e4567-e89b-42d3-a456-426614174000'
const PASSWORD = 'marigold & ivory'

/** Values that follow a rule, by the name of their field; a schema cannot express most rules. */
const VALUES: Record<string, unknown> = {
  password: PASSWORD,
  new_password: PASSWORD,
  confirm_password: PASSWORD,
  email: 'asha@example.com',
  phone: '9876543210',
  phone_number: '9876543210',
  upi_id: 'asha@okicici',
  pan: 'ABCPE1234F',
  account_number: '765432123456789',
  ifsc: 'HDFC0000053',
  otp_code: '012345',
  marriage_date: '2026-11-21',
  giftid: '1'.repeat(22),
  box: '1'.repeat(22),
  debit_box: '',
  credit_box: '',
  reference: '612345678901',
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
  razorpay_signature: 'ab12',
  refresh: 'token',
  debit_account: 'suspense',
  credit_account: 'platform_fee',
  ends_at: '2026-11-22T00:30:00.000Z',
  milligrams: null,
  envelope: 7,
  first_envelope: 1,
  last_envelope: 7,
  version: 1,
  year: 2019,
  running: 7,
  battery_percent: 50,
  letter: 'A',
  pin: '012345',
}

/** A valid charge, and a valid number of paise anywhere else. */
const PAISE = 52_104
const HONEYPOT = 'website'

function exampleOf(schema: JsonSchema, name = ''): unknown {
  if (name in VALUES) return VALUES[name]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {}, name)
  if (schema.properties) return objectOf(schema)
  if (schema.items) return [exampleOf(schema.items)]
  if (schema.format === 'uuid') return UUID
  if (schema.format === 'date') return '2026-11-21'
  if (schema.format === 'date-time') return '2026-11-21T10:00:00.000Z'
  if (schema.type === 'boolean') return true
  const [type] = [schema.type].flat()
  if (type === 'integer' || type === 'number') return Math.min(PAISE, schema.maximum ?? PAISE)
  return 'Asha Rao'
}

const objectOf = ({ properties = {} }: JsonSchema): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => name !== HONEYPOT)
      .map(([name, schema]) => [name, exampleOf(schema, name)]),
  )

/** A valid body, with every field, as it is parsed. */
export const exampleBody = (body: mini.ZodMiniType): Record<string, unknown> =>
  objectOf(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
