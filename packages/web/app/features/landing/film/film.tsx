// The silent film of the product beside the heading.
import { Pause, Play } from 'lucide-react'
import mp4 from './film.mp4'
import webm from './film.webm'
import playerUrl from './film-player.ts?worker&url'
import poster from './film-poster.webp'

/** Nothing of it is fetched before `film-player.ts` starts it; without that script the browser's own controls stay. */
export function Film({ savesData }: { savesData: boolean }) {
  return (
    <div className="film relative mx-auto w-full max-w-md">
      <video
        className="aspect-[4/5] w-full rounded-sheet border border-gold/40 bg-wine-deep shadow-sheet"
        width={720}
        height={900}
        poster={poster}
        preload="none"
        muted
        loop
        playsInline
        controls
        data-waits={savesData || undefined}
        aria-label="A film without sound: a guest scans the QR code, writes a name, gives ₹501 and is thanked; on the host’s phone the total rises."
      >
        <source src={webm} type="video/webm" />
        <source src={mp4} type="video/mp4" />
      </video>
      <button
        type="button"
        hidden
        className="group absolute right-3 bottom-3 grid size-12 place-items-center rounded-full bg-wine-deep/80 text-cream hover:bg-wine-deep"
      >
        <Pause className="size-5 group-aria-pressed:hidden" aria-hidden="true" />
        <Play className="hidden size-5 group-aria-pressed:block" aria-hidden="true" />
        <span className="sr-only">Pause the film</span>
      </button>
      <script type="module" src={playerUrl} />
    </div>
  )
}
