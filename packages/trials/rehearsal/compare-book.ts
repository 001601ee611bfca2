// Reads the printed book and the workbook back, as a person's programs do.
import { getBook } from '@lifafa/contract/endpoints/register/book'
import { formatPaise } from '@lifafa/contract/money'
import { pdfText, sheetsOf } from '../../server/src/test/read-files.ts'
import { type Check, sum } from '../chaos/comparison/books.ts'
import { differences } from './compare-register.ts'
import type { Helper } from './helper.ts'
import { cashRupees, type Plan } from './plan.ts'
import type { Wedding } from './wedding.ts'

export async function compareBook(
  wedding: Wedding,
  { online }: Plan,
  desks: readonly Helper[],
): Promise<Check[]> {
  const fileOf = async (query: string) =>
    Buffer.from((await wedding.asHost(getBook, { query })).content, 'base64')
  const written = desks.flatMap((desk) => [...desk.written])
  const names = [...online.map(({ name }) => name), ...written.map(([, { name }]) => name)]
  const rupees = sum(online.map((gift) => gift.rupees)) + cashRupees(written.map(([, gift]) => gift))
  const text = (await pdfText(await fileOf('format=pdf&paper=a5'))).replace(/\s+/g, ' ')
  const pageSums = [...text.matchAll(/This page: ₹([\d,]+)/g)].map(([, paise = '']) =>
    Number(paise.replaceAll(',', '')),
  )
  const total = `Total ${names.length} ${formatPaise(rupees * 100)}`
  const rows = ((await sheetsOf(await fileOf('format=xlsx')))['Gift book'] ?? []).slice(3)
  const [heads = [], ...lines] = rows.slice(0, -1)
  const column = (title: string) => lines.map((line) => line[heads.indexOf(title)])
  return [
    {
      guarantee: 'the printed book has each giver once',
      violations: differences(
        names,
        names.flatMap((name) =>
          text
            .split(name)
            .slice(1)
            .map(() => name),
        ),
      ),
    },
    {
      guarantee: 'the printed book has each number of the desks once',
      violations: differences(
        written.map(([number]) => number),
        [...text.matchAll(/\b[A-C]-\d+\b/g)].map(([number]) => number),
      ),
    },
    {
      guarantee: 'the sums of its pages make the sum of the wedding',
      violations: [
        ...differences([`₹${rupees} on its pages`], [`₹${sum(pageSums)} on its pages`]),
        ...(text.includes(total) ? [] : [`“${total}” is not in it`]),
      ],
    },
    {
      guarantee: 'the workbook has each giver once, and the same sum',
      violations: [
        ...differences(names, column('Guest').map(String)),
        ...differences([`₹${rupees}`], [`₹${sum(column('Rupees').map(Number))}`]),
      ],
    },
  ]
}
