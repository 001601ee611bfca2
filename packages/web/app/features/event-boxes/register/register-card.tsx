// The gift register on the page of its event box: desks, hand-overs and counts, and the way to write a gift down.
import { formatCount } from '@lifafa/contract/money'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Banknote, Pencil, QrCode } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { DialogButton } from '../../../lib/dialogs/dialog-button.tsx'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { RetryButton } from '../../../lib/queries/loaded.tsx'
import { GiftBookButton } from '../../../lib/register/gift-book-button.tsx'
import { countsQuery, desksQuery, useLiveRegister } from '../../../lib/register/register-queries.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Card } from '../../../ui/display/card.tsx'
import { Loading, Skeleton } from '../../../ui/states/skeleton.tsx'
import type { EventBoxDetail } from '../event-box-query.ts'
import { CountList } from './count-list.tsx'
import { DeskList } from './desk-list.tsx'

const loadEntryDialog = async () => (await import('../../../lib/register/entry-dialog.tsx')).EntryDialog
const loadOpenDesk = async () => (await import('./open-desk-dialog.tsx')).OpenDeskDialog
const loadCount = async () => (await import('./count-dialog.tsx')).CountDialog

export function RegisterCard({ detail: { gift_book: box, register } }: { detail: EventBoxDetail }) {
  const sentences = useRegisterSentences()
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { failed } = sentences
  const desks = useQuery({ ...desksQuery(box.giftid), meta: { failed } })
  useLiveRegister(box.giftid)
  const counts = useQuery(countsQuery(box.giftid))
  const count = useDialog(loadCount, { giftid: box.giftid, envelopes: counts.data?.open }, heading)
  const money = register === null ? 0 : register.cash_paise + register.cheque_paise
  // Before they are read the sums tell: they lack envelopes without an amount, and have those that were counted.
  const isToCount = (counts.data?.open.entries ?? money) > 0
  const broken = [desks, counts].find(({ isError, data }) => isError && data === undefined)
  return (
    <section aria-labelledby={headingId} className="mt-5 min-w-0 lg:mt-6">
      <Card>
        <div className="-mt-2 flex min-h-12 flex-wrap items-center justify-between gap-x-3">
          <h2
            ref={heading}
            id={headingId}
            tabIndex={-1}
            className="text-2xl outline-none focus-visible:shadow-none"
          >
            <span>{sentences.title}</span>
            {register && (
              <span className="font-text text-base text-muted">{` (${formatCount(register.written)})`}</span>
            )}
          </h2>
          {register && (
            <Link
              to={paths.guests.href(box.giftid)}
              className={classNames(buttonStyle({ variant: 'quiet' }), '-mx-2 px-2!')}
            >
              {sentences.seeAll}
              <ArrowRight className="size-5 max-sm:hidden" aria-hidden="true" />
            </Link>
          )}
        </div>
        <p className="mt-1 max-w-prose text-muted">{sentences.text}</p>
        <div className="mt-4 grid gap-2.5 sm:flex sm:flex-wrap">
          <DialogButton
            variant="primary"
            box={box}
            icon={QrCode}
            label={sentences.openDesk}
            load={loadOpenDesk}
          />
          <DialogButton box={box} icon={Pencil} label={sentences.write} load={loadEntryDialog} />
          {isToCount && (
            <Button
              variant="secondary"
              icon={<Banknote className="size-5" aria-hidden="true" />}
              busy={count.trigger.isOpening}
              {...count.trigger.props}
            >
              {sentences.countCash}
            </Button>
          )}
          {register && <GiftBookButton box={box} />}
        </div>
        {broken && (
          <div className="mt-5 flex flex-wrap items-center gap-4 border-line border-t pt-4">
            <p className="text-danger">{failed}</p>
            <RetryButton query={broken} variant="secondary" />
          </div>
        )}
        {register && desks.isPending && (
          <Loading className="mt-5">
            <Skeleton className="h-24" />
          </Loading>
        )}
        {desks.data && <DeskList giftid={box.giftid} desks={desks.data} heading={heading} />}
        {counts.data && <CountList box={box} {...counts.data} desks={desks.data ?? []} />}
      </Card>
      {count.dialog}
    </section>
  )
}
