// The section on the fee: who pays it, and what a UPI QR code of one's own does not give for nothing.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { FEE_PERCENT, PAYOUT_WORKING_DAYS } from '@lifafa/contract/limits'
import { chargePaise, formatPaise, formatRupees } from '@lifafa/contract/money'
import { SectionHeading } from './section-heading.tsx'

const RUPEES = 501

const rows = [
  ['Who gave what', 'Each guest’s name, address and amount', 'Only the name on your bank statement'],
  ['Proof for the guest', 'A receipt with your names', 'A line in the UPI app'],
  ['Paid twice by mistake', 'Refunded automatically', 'The guest has to ask'],
  ['When you get the money', `Within ${PAYOUT_WORKING_DAYS} working days after the event`, 'Instantly'],
  ['Cost', `${FEE_PERCENT}%, paid by the guest`, 'Nothing'],
] as const

export function WhyNotABareCode() {
  return (
    <section className="border-line border-y bg-card px-5 py-16 sm:py-20">
      <SectionHeading>{`Who pays the ${FEE_PERCENT}%?`}</SectionHeading>
      <p className="mx-auto max-w-2xl text-center text-lg">
        {`The guest, on top of the gift. For a gift of ${formatRupees(RUPEES)} the guest pays ${formatPaise(chargePaise(RUPEES))}, and you get the full ${formatRupees(RUPEES)}. The fee covers Razorpay, our servers and our support team.`}
      </p>
      <table className="wrap-anywhere mx-auto mt-8 w-full max-w-3xl border-collapse text-left align-top leading-snug">
        <caption className="mb-3 font-heading text-maroon text-xl">Why not just your own QR code?</caption>
        <thead>
          <tr className="border-gold/50 border-b">
            <td />
            <th scope="col" className="p-2 text-maroon">
              {PRODUCT_NAME}
            </th>
            <th scope="col" className="p-2">
              Your UPI code
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([what, ours, bare]) => (
            <tr key={what} className="border-line border-b align-top">
              <th scope="row" className="py-2 pr-2 font-normal text-muted">
                {what}
              </th>
              <td className="p-2">{ours}</td>
              <td className="p-2 text-muted">{bare}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mx-auto mt-4 max-w-3xl text-muted">
        If you don’t need a guest list, your own code is the better choice.
      </p>
    </section>
  )
}
