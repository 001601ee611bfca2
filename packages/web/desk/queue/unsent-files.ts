// The files by which a host takes over what a device could not send.
import type { SentVersion } from '@lifafa/contract/endpoints/register/entry'
import {
  type AtDesk,
  desksOf,
  type NotedHandover,
  type Queue,
  unsent,
  unsentHandovers,
  versionsToSend,
} from './queue.ts'

export const isAllSent = (queue: Queue): boolean => unsentFiles(queue).length === 0

type UnsentFile = { letter: string; versions: SentVersion[]; handovers: NotedHandover[] }

/** One file for each letter, as a host's page reads it: the versions that were not sent; in the device's own the hand-overs, too. */
export const unsentFiles = (queue: Queue): UnsentFile[] => desksOf(queue).flatMap(filesOfDesk)

function filesOfDesk(of: AtDesk): UnsentFile[] {
  const handovers = unsentHandovers(of)
  const own = of.device.letter
  const letters = [...(handovers.length > 0 ? [own] : []), ...unsent(of).map(({ letter }) => letter)]
  return [...new Set(letters)].map((letter) => ({
    letter,
    versions: unsent(of)
      .filter((entry) => entry.letter === letter)
      .flatMap(versionsToSend),
    handovers: letter === own ? handovers : [],
  }))
}
