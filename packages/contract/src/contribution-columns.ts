// The columns of a contribution (table `contributions`), each with what people call it. From here follow the columns that lists
// read, what is erased, the host's file of all data, what an administrator finds of a guest, and the privacy policy.

/** Reach a guest. They are erased once the operator's time is over. Orders have these, too. */
export const GUEST_CONTACTS = { guest_phone: 'phone number', guest_address: 'address' } as const

/** Tell of a guest. They are erased with the name when the guest asks. Only contributions have these. */
export const GUEST_WORDS = { corrected_name: 'name edited by the host', blessing: 'blessing' } as const

export const CONTRIBUTION_COLUMNS = {
  guest_name: 'name',
  ...GUEST_CONTACTS,
  ...GUEST_WORDS,
  amount_paise: 'amount',
  refunded_paise: 'amount refunded',
  kept_paise: 'amount after refunds',
  paid_at: 'day and time',
  guest_language: 'language of the page',
  payment_id: 'references of the payment',
  thanked_at: 'when the host thanked',
  blessing_hidden_at: 'when the host hid the blessing',
  erased_at: 'when details were erased',
} as const

/** `Object.keys`, with their type. */
export const columnsOf = <Column extends string>(columns: Record<Column, string>): Column[] =>
  Object.keys(columns) as Column[]

/** The same columns, each with what `make` gives for its words. */
export const ofEachColumn = <Column extends string, Made>(
  columns: Record<Column, string>,
  make: (words: string, column: Column) => Made,
): Record<Column, Made> =>
  Object.fromEntries(columnsOf(columns).map((column) => [column, make(columns[column], column)])) as Record<
    Column,
    Made
  >

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** “Name, phone number, …” */
export const listOf = (columns: Record<string, string>): string => capital(Object.values(columns).join(', '))
