// The poster that a host downloads: its QR code can be read from a bad copy.
import { readFile } from 'node:fs/promises'
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { POSTER_PX } from '@lifafa/contract/limits'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { PNG } from 'pngjs'
import { downloadPoster } from '../../host/poster.ts'
import { readByJsQr, readByZxing } from '../../qr-codes/decoders.ts'
import { degradeImage } from '../../qr-codes/degrade-image.ts'
import { openBox } from '../../server/boxes.ts'
import { expect, test } from '../../test.ts'

const TEMPLATES = ['English', 'Hindi', 'Combined']

const HUNDRED =
  'Sixtieth birthday and retirement of our dear grandfather Raghunath Prasad Chaturvedi, son of Sharada'

const CASES: { names: string; details: Partial<GiftBook>; tag: string[] }[] = [
  { names: 'short names', tag: ['@deep'], details: { groom_name: 'Aarav Sharma', bride_name: 'Meera Iyer' } },
  { names: 'a name of 100 characters', tag: ['@deep'], details: { event_type: 'other', name: HUNDRED } },
  {
    names: 'names in Devanagari',
    tag: [],
    details: { name: 'क्षितिज और श्रीनिधि', groom_name: 'क्षितिज शर्मा', bride_name: 'श्रीनिधि अय्यर' },
  },
]

for (const { names, details, tag } of CASES)
  test(`each poster with ${names} leads to the box, even badly copied, small, crooked and blurred [poster-1]`, {
    tag,
  }, async ({ page, context, server, host, asHost }) => {
    const box = await openBox(server, host, details)
    await asHost(`/event/${box.giftid}`)
    const bench = await context.newPage()

    for (const template of TEMPLATES) {
      const download = await downloadPoster(page, template)
      expect(download.suggestedFilename()).toBe(`${box.name}-qr-code-${template.toLowerCase()}.png`)
      await expect(page.getByText(eventBoxSentences.downloaded).last()).toBeVisible()
      await expect(page.getByText(eventBoxSentences.fontFailed)).toBeHidden()
      const png = await readFile(await download.path())
      const { data, width, height } = PNG.sync.read(png)
      expect({ width, height }).toEqual({ width: 768, height: 1152 })

      const found = readByJsQr({ data: new Uint8ClampedArray(data), width, height })
      expect(found?.text).toBe(box.contribute_url)
      const { topLeftCorner, bottomRightCorner } = found?.corners ?? {}
      const { qrSize, qrTop } = POSTER_PX
      const left = (width - qrSize) / 2
      for (const [seen, meant] of [
        [topLeftCorner?.x, left],
        [topLeftCorner?.y, qrTop],
        [bottomRightCorner?.x, left + qrSize],
        [bottomRightCorner?.y, qrTop + qrSize],
      ])
        expect(Math.abs((seen ?? 0) - (meant ?? 0))).toBeLessThanOrEqual(3)

      const spoilt = await degradeImage(bench, png)
      expect(readByJsQr(spoilt)?.text, `jsQR, ${template}`).toBe(box.contribute_url)
      expect(await readByZxing(spoilt), `ZXing, ${template}`).toBe(box.contribute_url)
    }
  })
