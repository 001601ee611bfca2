// The last section: the link to sign up.
import { Link } from 'react-router'
import { Mandala } from '../../motifs/mandala.tsx'
import { paths } from '../../paths.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'

export function Ready() {
  return (
    <section className="relative isolate overflow-hidden bg-wine px-5 py-16 sm:py-20 text-center text-cream">
      <Mandala className="absolute top-1/2 left-1/2 -z-10 w-[40rem] -translate-x-1/2 -translate-y-1/2 text-saffron opacity-15" />
      <h2 className="text-3xl sm:text-4xl">Your first event box is two minutes away</h2>
      <p className="mt-3 text-cream/90 text-lg">Free to create. Nothing to install.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to={paths.auth.href('signup')} className={buttonStyle({ variant: 'accent', size: 'lg' })}>
          Create your event box
        </Link>
        <Link to={paths.contact.href()} className={buttonStyle({ variant: 'onDark', size: 'lg' })}>
          Ask us anything
        </Link>
      </div>
    </section>
  )
}
