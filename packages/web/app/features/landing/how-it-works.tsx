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
    text: 'Print a poster or tent cards, or share the link in the family group.',
  },
  {
    Icon: HandHeart,
    title: 'Receive contributions',
    text: `Every gift comes with a name. We pay your UPI ID within ${PAYOUT_WORKING_DAYS} working days after the event.`,
  },
]

export function HowItWorks() {
  return (
    <section id={HOW_IT_WORKS} className="scroll-mt-6 px-5 py-16 sm:py-20">
      <SectionHeading>How It Works</SectionHeading>
      <ol className="mx-auto grid max-w-5xl gap-8 md:grid-cols-3">
        {steps.map(({ Icon, title, text }, at) => (
          <li key={title} className="flex items-start gap-5 md:flex-col md:items-center md:text-center">
            <span className="relative grid size-16 flex-none place-items-center md:size-24 rounded-full border border-gold/60 bg-card shadow-card">
              <Icon className="size-7 text-maroon md:size-9" strokeWidth={1.4} aria-hidden="true" />
              <span className="absolute -top-1.5 -right-1.5 grid size-7 place-items-center md:size-9 rounded-full bg-saffron font-heading text-lg text-wine">
                {at + 1}
              </span>
            </span>
            <div>
              <h3 className="text-2xl">{title}</h3>
              <p className="mt-1 max-w-xs text-lg text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
