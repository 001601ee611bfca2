// The sums of all gifts of an event box by kind. Apart from the register's calls: pages that show sums need no more of it.
import * as z from 'zod/mini'

/** Sums of the whole box, whatever is searched for. Struck-out entries are in none. `without_amount`: to be counted later. */
export const split = z.object({
  online_paise: z.number(),
  cash_paise: z.number(),
  cheque_paise: z.number(),
  upi_paise: z.number(),
  gold_milligrams: z.number(),
  silver_milligrams: z.number(),
  things: z.number(),
  blessings: z.number(),
  online: z.number(),
  written: z.number(),
  without_amount: z.number(),
  unthanked: z.number(),
})
export type Split = z.infer<typeof split>

/** The money that was given, online and written down, in paise. Weights and things have no part in it. */
export const moneyOf = ({ online_paise, cash_paise, cheque_paise, upi_paise }: Split): number =>
  online_paise + cash_paise + cheque_paise + upi_paise
