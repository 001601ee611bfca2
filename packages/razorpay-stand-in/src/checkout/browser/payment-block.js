// Which UPI block the page asked for, and whether this device could use it at the real Razorpay.

/** Razorpay offers no UPI apps on a desktop, so a block with nothing but `intent` leaves its guest without a way to pay. */
const FLOWS_OF = { phone: ['intent', 'qr', 'collect'], desktop: ['qr', 'collect'] }

/** Takes `config.display`; returns the block's title, or undefined where nothing usable is left, and what to warn of. */
export function paymentBlock(display, device) {
  const { blocks = {}, sequence = [], preferences = {}, hide = [] } = display ?? {}
  const isUsable = (instrument) =>
    instrument.method === 'upi' &&
    (instrument.flows ?? FLOWS_OF[device]).some((flow) => FLOWS_OF[device].includes(flow))

  const warnings = []
  for (const [code, block] of Object.entries(blocks)) {
    if (!sequence.includes(`block.${code}`))
      warnings.push(`block "${code}" is not in the sequence: not shown`)
    else if (!block.instruments?.some(isUsable)) warnings.push(`block "${code}" has nothing for a ${device}`)
  }
  const shown = sequence
    .map((entry) => blocks[entry.replace(/^block\./, '')])
    .find((block) => block?.instruments?.some(isUsable))
  if (shown) return { title: shown.name, warnings }

  const isUpiHidden = hide.some((instrument) => instrument.method === 'upi' && !instrument.flows)
  const isDefaultShown = preferences.show_default_blocks !== false && !isUpiHidden
  return { title: isDefaultShown ? 'UPI' : undefined, warnings }
}
