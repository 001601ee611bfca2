// The columns of a contribution that tell of its guest, each with what people call it.

/** Reach a guest. They are erased once the operator's time is over. Orders have these, too. */
export const GUEST_CONTACTS = { guest_phone: 'phone number', guest_address: 'address' } as const

/** Tell of a guest. They are erased with the name when the guest asks. Only contributions have these. */
export const GUEST_WORDS = { corrected_name: 'name edited by the host', blessing: 'blessing' } as const

/** `Object.keys`, with their type. */
export const columnsOf = <Column extends string>(columns: Record<Column, string>): Column[] =>
  Object.keys(columns) as Column[]

/** The same columns, each with what `make` gives for its words. */
export const ofEachColumn = <Column extends string, Made>(
  columns: Record<Column, string>,
  make: (words: string, column: Column) => Made,
): Record<Column, Made> =>
  Object.fromEntries(
    Object.entries<string>(columns).map(([column, words]) => [column, make(words, column as Column)]),
  ) as Record<Column, Made>

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** “Name, phone number, …” */
export const listOf = (columns: Record<string, string>): string => capital(Object.values(columns).join(', '))
