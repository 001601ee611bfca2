// Endpoints of imported lists: a guest list, or the register of an earlier event. Its names are suggested, and its amounts are shown
// beside the gifts of the same people; no row of it is a gift of this event.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { boxId, ofBox } from '../../fields/box-id.ts'
import { form, line, malformed, optionalName, whole } from '../../fields/schemas.ts'
import { MAX_LENGTH, REGISTER } from '../../limits.ts'
import { requestSentences } from '../../sentences/fields/request.ts'
import { hostRegisterRefusals } from '../../sentences/host/register-refusals.ts'
import { done } from '../answers.ts'

/** The columns that are read; others are left out. */
export const LIST_FIELDS = ['name', 'relation', 'village', 'family', 'phone', 'amount'] as const
export type ListField = (typeof LIST_FIELDS)[number]

const cell = z
  .string(malformed)
  .check(z.maxLength(REGISTER.maxImportCell, { error: hostRegisterRefusals.cellTooLong }))
const row = z
  .array(cell, malformed)
  .check(z.maxLength(REGISTER.maxImportColumns, { error: hostRegisterRefusals.listTooWide }))

/** A column with a letter, as spreadsheets have it; empty ones are not told. `heading`: empty where there is none. `field`: null: left out. */
const listColumn = z.object({
  letter: z.string(),
  heading: z.string(),
  field: z.nullable(z.enum(LIST_FIELDS)),
})
export type ListColumn = z.infer<typeof listColumn>

const giver = z.object({
  name: z.string(),
  relation: z.string(),
  village: z.string(),
  family: z.string(),
  phone: z.string(),
  amount_paise: z.nullable(z.number()),
})
export type ListedGiver = z.infer<typeof giver>

export const importList = endpoint({
  method: 'POST',
  path: '/dashboard/giftbooks/:id/imports',
  access: 'host',
  summary:
    'Import a list of names, which are suggested from then on. `dry_run` stores nothing: it answers how the columns are understood, and five rows. The same id again imports nothing more',
  params: ofBox,
  body: form({
    id: z.uuid(malformed),
    /** The name of the file, for the host. */
    file: line(requestSentences.malformed, MAX_LENGTH.eventName),
    /** The cells of one sheet as text. Headings may stand in one of the first rows. */
    rows: z
      .array(row, malformed)
      .check(z.maxLength(REGISTER.maxImportRows, { error: hostRegisterRefusals.listTooLong })),
    /** The event at which amounts were given; required for a list that has some. */
    occasion: optionalName(MAX_LENGTH.eventName),
    year: z.nullish(whole(hostRegisterRefusals.yearWrong, 1900, 2100)),
    dry_run: z._default(z.boolean(malformed), false),
  }),
  response: z.object({
    success: z.literal(true),
    columns: z.array(listColumn),
    /** Rows before the list that are left out, such as a title, as text. */
    above: z.array(z.string()),
    sample: z.array(giver),
    /** Rows that are imported, those of them with an amount, and those that are left out, as they have no name. */
    givers: z.number(),
    gifts: z.number(),
    left_out: z.number(),
    /** Amounts that we can't read, such as `1100 + saree`, each with the place of its row in `rows`, from 1. Their givers have none. */
    unread_amounts: z.array(z.object({ row: z.number(), text: z.string() })),
  }),
})
export type ImportAnswer = z.output<typeof importList.response>

/** The fields of a form for a list with amounts; `year` as it is typed. */
export const earlierEvent = form({
  occasion: optionalName(MAX_LENGTH.eventName),
  year: z.pipe(
    z.string(malformed).check(z.regex(/^\s*((19|20)\d\d)?\s*$/, { error: hostRegisterRefusals.yearWrong })),
    z.transform((typed) => (typed.trim() === '' ? null : Number(typed))),
  ),
})

export const listImports = endpoint({
  method: 'GET',
  path: '/dashboard/giftbooks/:id/imports',
  access: 'host',
  summary: 'The imported lists of an event box, newest first',
  params: ofBox,
  response: z.object({
    imports: z.array(
      z.object({
        id: z.string(),
        file: z.string(),
        occasion: z.string(),
        year: z.nullable(z.number()),
        givers: z.number(),
        gifts: z.number(),
      }),
    ),
  }),
})

export const undoImport = endpoint({
  method: 'DELETE',
  path: '/dashboard/giftbooks/:id/imports/:list',
  access: 'host',
  summary: 'Undo an import: its names are suggested no more, its amounts are shown no more',
  params: z.object({ id: boxId, list: z.uuid() }),
  response: done,
})
