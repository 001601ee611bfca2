// The three steps of a host.
import { PAYOUT_WORKING_DAYS } from '@lifafa/contract/limits'
import { HandHeart, type LucideIcon, MailOpen, QrCode } from 'lucide-react'
import { SectionHeading } from './section-heading.tsx'

/** Its id on the page. */
export const HOW_IT_WORKS = 'how-it-works'

const steps: { Icon: LucideIcon; title: string; text: string }[] = [
  {
    Icon: MailOpen,
    title: 'Create your event box',
    text: 'Names, date, place and a few words of welcome. It takes two minutes and costs nothing.',
  },
  {
    Icon: QrCode,
    title: 'Share your QR code',
    text: 'Print the poster for the table, or forward the link in the family group.',
  },
  {
    Icon: HandHeart,
    title: 'Receive contributions',
    text: `Each gift arrives with a name. The money is paid to your UPI ID within ${PAYOUT_WORKING_DAYS} working days after the event.`,
  },
]

export function HowItWorks() {
  return (
    <section id={HOW_IT_WORKS} className="scroll-mt-6 px-5 py-20">
      <SectionHeading>How It Works</SectionHeading>
      <ol className="mx-auto grid max-w-5xl gap-10 md:grid-cols-3 md:gap-8">
        {steps.map(({ Icon, title, text }, at) => (
          <li key={title} className="flex flex-col items-center text-center">
            <span className="relative grid size-24 place-items-center rounded-full border border-gold/60 bg-card shadow-card">
              <Icon className="size-9 text-maroon" strokeWidth={1.4} aria-hidden="true" />
              <span className="absolute -top-1 -right-1 grid size-9 place-items-center rounded-full bg-saffron font-heading text-lg text-wine">
                {at + 1}
              </span>
            </span>
            <h3 className="mt-5 text-2xl">{title}</h3>
            <p className="mt-2 max-w-xs text-lg text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
