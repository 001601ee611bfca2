// The first section of the landing page: what the product is, and the film of it.
import { TAGLINE } from '@lifafa/contract/brand'
import { ArrowDown } from 'lucide-react'
import { Link } from 'react-router'
import { Garland } from '../../motifs/garland.tsx'
import { Mandala } from '../../motifs/mandala.tsx'
import { paths } from '../../paths.ts'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { Film } from './film/film.tsx'
import { HOW_IT_WORKS } from './how-it-works.tsx'

/** `savesData`: the visitor's browser asks for reduced data. */
export function Hero({ savesData }: { savesData: boolean }) {
  return (
    <section className="relative isolate overflow-hidden bg-wine text-cream">
      <Mandala className="absolute top-1/2 left-1/2 -z-10 w-[64rem] -translate-x-1/2 -translate-y-1/2 text-saffron opacity-15" />
      <div className="absolute inset-0 -z-10 bg-radial-[at_70%_20%] from-maroon/80 to-transparent to-60%" />
      <Garland className="absolute inset-x-0 top-0 -z-10" />
      <div className="mx-auto grid max-w-6xl items-center gap-12 px-5 pt-32 pb-16 sm:px-6 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:pb-20">
        <div className="min-w-0 max-lg:text-center">
          <h1 className="wrap-anywhere text-[2.75rem] leading-[1.08] sm:text-6xl">{TAGLINE}</h1>
          <p className="mt-5 max-w-xl text-cream/90 text-lg max-lg:mx-auto sm:text-xl">
            Guests scan a QR code, enter their name and pay by UPI. You see every gift as it comes in, and get
            the money after the event.
          </p>
          <div className="mt-8 flex flex-wrap gap-3 max-lg:justify-center">
            <Link to={paths.auth.href('signup')} className={buttonStyle({ variant: 'accent', size: 'lg' })}>
              Create your event box
            </Link>
            <a href={`#${HOW_IT_WORKS}`} className={buttonStyle({ variant: 'onDark', size: 'lg' })}>
              How it works
              <ArrowDown className="size-5" aria-hidden="true" />
            </a>
          </div>
        </div>
        <Film savesData={savesData} />
      </div>
    </section>
  )
}
