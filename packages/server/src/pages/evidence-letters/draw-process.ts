// The child process of draw-apart.ts: writes the PDF of the letter on its standard input, and exits.
import { constants, setPriority } from 'node:os'
import { json } from 'node:stream/consumers'
import type { EvidenceLetter } from '@lifafa/contract/web-build'
import { loadEvidenceLetters } from '../web-build.ts'

// The lowest priority: payments come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const letter = (await json(process.stdin)) as EvidenceLetter
const { drawEvidenceLetter } = await loadEvidenceLetters()
process.stdout.write(drawEvidenceLetter(letter))
