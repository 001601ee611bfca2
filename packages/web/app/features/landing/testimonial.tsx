// An example of a testimonial, marked as an example.
import { Varmala } from '../../motifs/varmala.tsx'

export function Testimonial() {
  return (
    <section className="px-5 py-16 sm:py-20">
      <figure className="mx-auto max-w-3xl rounded-sheet border border-gold/50 bg-card px-6 py-10 text-center shadow-card sm:px-12">
        <Varmala className="mx-auto h-14 w-18" />
        <blockquote className="mt-5">
          <p className="text-balance font-heading text-2xl leading-snug sm:text-3xl">
            “Nobody counted anything that night. We danced. In the morning we knew every name, and who to call
            first.”
          </p>
        </blockquote>
        <figcaption className="mt-5 text-muted">
          A newly married couple. An example of what we hope to hear, not yet somebody’s words.
        </figcaption>
      </figure>
    </section>
  )
}
