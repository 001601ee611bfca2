// Tests that no line of a receipt's picture touches another, however long the names are.
import { RECEIPT_PICTURE_PX } from '@lifafa/contract/limits'
import type { ReceiptPicture } from '@lifafa/contract/web-build'
import { createCanvas } from '@napi-rs/canvas'
import { expect, test, vi } from 'vitest'
import { NAME_FONTS, registerFonts } from '../fonts.ts'
import { asPen } from '../node-canvas.ts'
import { drawReceipt } from './receipt-picture.ts'

const pictureOf = (guest: string, event: string): ReceiptPicture => ({
  names: ['கார்த்திக்', 'யாழினி'],
  eventType: 'marriage',
  giftTo: 'உங்கள் மொய்',
  amount: '₹96,153',
  state: 'ஒரு பகுதி திருப்பித் தரப்பட்டது',
  isPaid: false,
  facts: [
    { name: 'மொய்', text: '₹96,153' },
    { name: 'சேவைக் கட்டணம் (4%)', text: '₹3,846.12' },
    { name: 'மொத்தம் செலுத்தியது', text: '₹99,999.12' },
    { name: 'உங்களுக்குத் திரும்பியது', text: '₹104' },
    { name: 'தேதியும் நேரமும்', text: '21 நவம்பர், 2026, அந்தி மாலை 7:21' },
    { name: 'மொய் கொடுத்தவர்', text: guest },
    { name: 'விழா', text: event },
    { name: 'விழாத் தேதி', text: '22 நவம்பர், 2026' },
    { name: 'யாருடைய கணக்கில்', text: 'KARTHIKEYAN SUBRAMANIAN VENKATARAMAN' },
    { name: 'UPI குறிப்பு எண் (UTR)', text: '612345678901' },
    { name: 'Lifafa குறிப்பு எண்', text: 'pay_AbCdEfGhIjKlMn' },
  ],
  note: 'நீங்கள் செலுத்திய அதே கணக்குக்குத் திருப்பித் தரப்பட்டது. அது தெரியச் சில நாட்கள் ஆகலாம்.',
})

/** The baselines and sizes of all lines below the amount, from above. */
function linesOf(picture: ReceiptPicture) {
  registerFonts(NAME_FONTS)
  const pen = asPen(createCanvas(RECEIPT_PICTURE_PX.width, RECEIPT_PICTURE_PX.height).getContext('2d'))
  const lines: { y: number; size: number }[] = []
  vi.spyOn(pen, 'fillText').mockImplementation((_, __, y) => {
    lines.push({ y, size: Number(/([\d.]+)px/.exec(pen.font)?.[1]) })
  })
  drawReceipt(pen, picture)
  return lines.filter(({ y }) => y > 600).sort((a, b) => a.y - b.y)
}

/** From one baseline to the next, in sizes of the letters: signs stand above and below those of Tamil. */
const LEAST_STEP = 1.2

test.each([
  ['short names', 'மீனா', 'கார்த்திக் யாழினி'],
  [
    'the longest names',
    'சுந்தரேஸ்வரன் மீனாட்சி குடும்பத்தினர் மற்றும் உறவினர்கள் அனைவரும் திருநெல்வேலி',
    'கார்த்திகேயன் சுப்பிரமணியன் மற்றும் யாழினி வெங்கடராமன் திருமண வரவேற்பு விழா மதுரை மீனாட்சி மண்டபம்',
  ],
])('no line touches another: %s', (_, guest, event) => {
  const lines = linesOf(pictureOf(guest, event))
  expect(lines.length).toBeGreaterThan(20)
  for (const [index, { y, size }] of lines.entries()) {
    const step = y - (lines[index - 1]?.y ?? 0)
    // A fact and its name stand on one line.
    if (step > 0.5) expect(step).toBeGreaterThanOrEqual(LEAST_STEP * size)
  }
})
