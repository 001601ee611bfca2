// Refuses to run journeys on pages that were built from older sources: they would wait for what is not there.
import { webBuild } from '../../../tools/prepare/builds.mjs'

export default function refuseStaleBuild(): void {
  if (!webBuild.isFresh())
    throw new Error(
      'The web pages are not built, or not from the sources as they are now. Run `npm run build`, or the journeys with `npm test -- --only=journeys <part of a path>`, which builds first.',
    )
}
