// The section on trust: what hosts and guests can expect.
import { FEE_PERCENT } from '@lifafa/contract/limits'
import { Headset, LayoutDashboard, ShieldCheck, Smartphone } from 'lucide-react'
import { type Point, PointCards } from '../../lib/parts/point-cards.tsx'
import { SectionHeading } from './section-heading.tsx'

const promises: Point[] = [
  {
    Icon: ShieldCheck,
    title: 'Secure and simple',
    text: `Payments go by UPI through Razorpay, and we believe the bank alone. The ${FEE_PERCENT}% fee is shown before paying; the whole gift is yours.`,
  },
  {
    Icon: LayoutDashboard,
    title: 'Clear records, smart dashboard',
    text: 'Totals as they grow, every guest with phone number and address, and a spreadsheet for the thank-you cards.',
  },
  {
    Icon: Headset,
    title: '24/7 human support',
    text: 'People answer, not machines, at any hour: weddings do not keep office hours.',
  },
  {
    Icon: Smartphone,
    title: 'User-friendly interface',
    text: 'No account and no app for guests. One hand, four fields, and grandmother has given.',
  },
]

export function Promises() {
  return (
    <section className="px-5 py-20">
      <SectionHeading>Made for the happiest day</SectionHeading>
      <PointCards points={promises} columns="sm:grid-cols-2" />
    </section>
  )
}
