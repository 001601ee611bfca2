// The section on what hosts and guests get: three pictures of the product, and what both can expect.
import { FEE_PERCENT } from '@lifafa/contract/limits'
import { Headset, LayoutDashboard, ShieldCheck, Smartphone } from 'lucide-react'
import live from './pictures/live.webp'
import poster from './pictures/poster.webp'
import receipt from './pictures/receipt.webp'
import { SectionHeading } from './section-heading.tsx'

/** Pictures of the sandbox, with guests who do not exist. */
const pictures = [
  {
    src: receipt,
    alt: 'A receipt on a phone: “Your gift to Aarav and Meera”, ₹501, payment received.',
    text: 'Guests get a receipt to keep or forward, and can write you a blessing.',
  },
  {
    src: live,
    alt: 'The host’s dashboard, with each gift, its giver and amount.',
    text: 'Watch gifts come in live, and thank each guest with a tap.',
  },
  {
    src: poster,
    alt: 'A printed poster: the names of the couple above a QR code, wine red and gold.',
    text: 'Posters for the entrance and tent cards for the tables, ready to print.',
  },
]

const promises = [
  {
    Icon: ShieldCheck,
    title: 'Secure and simple',
    text: `Payments run on UPI through Razorpay, and the ${FEE_PERCENT}% fee is shown before paying.`,
  },
  {
    Icon: LayoutDashboard,
    title: 'Clear records, smart dashboard',
    text: 'Live totals, every guest’s phone and address, and a spreadsheet for your thank-you notes.',
  },
  {
    Icon: Headset,
    title: '24/7 human support',
    text: 'Real people, at any hour. Weddings don’t keep office hours.',
  },
  {
    Icon: Smartphone,
    title: 'User-friendly interface',
    text: 'Four fields, one thumb. Even Dadi can do it.',
  },
]

export function Promises() {
  return (
    <section className="px-5 py-16 sm:py-20">
      <SectionHeading>From the first gift to the thank-you</SectionHeading>
      <ul className="mx-auto grid max-w-5xl gap-5 sm:grid-cols-3 sm:gap-8">
        {pictures.map(({ src, alt, text }) => (
          <li key={src} className="flex items-center gap-5 sm:flex-col">
            <img
              src={src}
              alt={alt}
              width={360}
              height={450}
              loading="lazy"
              decoding="async"
              className="w-32 flex-none rounded-card border border-line bg-card shadow-card sm:w-full"
            />
            <p className="text-lg sm:text-center">{text}</p>
          </li>
        ))}
      </ul>
      <ul className="mx-auto mt-12 grid max-w-5xl gap-6 sm:grid-cols-2 sm:gap-8">
        {promises.map(({ Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <Icon className="mt-1 size-7 flex-none text-maroon" strokeWidth={1.4} aria-hidden="true" />
            <div>
              <h3 className="text-xl">{title}</h3>
              <p className="text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
