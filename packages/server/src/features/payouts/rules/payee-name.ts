// A host's name as the provider takes it.
import type { Row } from '../../../db/tables.ts'

/** A contact's name has 3 to 50 characters (razorpay.md §7.1). */
const MOST_CHARACTERS = 50

export const payeeName = ({
  first_name,
  last_name,
}: Pick<Row<'hosts'>, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.slice(0, MOST_CHARACTERS).trim()
