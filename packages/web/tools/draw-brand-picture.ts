// Draws the product's own link picture at build time: it is available at once, and when drawing at run time fails.
import { writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import type { LinkPictures } from '@lifafa/contract/web-build'

/** `drawer`: path of the built drawing module; `target`: path of the JPEG. */
export async function drawBrandPicture(drawer: string, target: string): Promise<void> {
  const { drawLinkPicture } = (await import(pathToFileURL(drawer).href)) as LinkPictures
  await writeFile(target, await drawLinkPicture('brand'))
}
