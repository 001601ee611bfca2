// Registers the typefaces of printed posters, and no system fonts: each machine draws the same poster.
import { type FaceFile, NAME_FACES, registerOnly } from '../link-pictures/faces.ts'

/** Under the names of motifs/canvas/lettering.ts. */
const OTHERS: readonly FaceFile[] = [
  ['Drawn Heading', '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-latin-400-italic.woff2'],
  ['Drawn Text', '@fontsource/mukta/files/mukta-latin-500-normal.woff2'],
  ['Drawn Text Devanagari', '@fontsource/mukta/files/mukta-devanagari-500-normal.woff2'],
]

export const registerFaces = (): void => registerOnly([...NAME_FACES, ...OTHERS])
