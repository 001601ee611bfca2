// Draws our own link picture at build time: it is there at once, and still there where no other can be drawn.
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { LinkPictures } from '@lifafa/contract/web-build'

/** `drawer`: path of the built module that draws; `target`: path of the JPEG. */
export async function drawBrandPicture(drawer: string, target: string): Promise<void> {
  const { drawLinkPicture } = (await import(pathToFileURL(drawer).href)) as LinkPictures
  await writeFile(target, await drawLinkPicture('brand'))
}
