// The dialog: shows the order, plays the payer and the bank, and tells the page what came of it.
import { attemptPayment, fetchOrder, retryPayment } from './stand-in-api.js'

const part = (id) => document.getElementById(id)
const dialog = part('dialog')
/** How long the payer of "Fail, then pay" looks at the failure. */
const SECOND_TRY_DELAY_MS = 900

let options
let pageOrigin
/** From the payment on, nothing may be pressed but Close, and that only where the page was not told. */
let isBusy = true

/** Only the page that opened us is told, and only at the origin that it had then. */
const tell = (message) => window.parent.postMessage(message, pageOrigin)

window.addEventListener('message', (message) => {
  if (message.source !== window.parent || message.data?.type !== 'open' || options) return
  options = message.data.options
  pageOrigin = message.origin
  open()
})

async function open() {
  dress()
  try {
    const order = await fetchOrder(options)
    const amount = asRupees(order.amount)
    part('amount').textContent = amount
    part('pay').textContent = `Pay ${amount}`
    if (order.status === 'paid') return show('problem', 'This order is already paid.')
    setBusy(paymentBlockTitle() === undefined)
    part('pay').focus()
  } catch (error) {
    show('problem', error.description)
  }
}

function dress() {
  const { name, description, prefill, theme, order_id } = options
  part('merchant').textContent = name || 'Payment'
  part('initial').textContent = part('merchant').textContent.slice(0, 1)
  part('description').textContent = description || ''
  part('payer').textContent = [prefill?.name, prefill?.contact].filter(Boolean).join(' · ')
  part('order').textContent = order_id
  // Set as a property: it can bring no more than a colour.
  if (theme?.color) document.documentElement.style.setProperty('--accent', theme.color)
  dialog.hidden = false
  dialog.focus()
}

function paymentBlockTitle() {
  const isPhone = navigator.userAgentData?.mobile || matchMedia('(pointer: coarse)').matches
  const { title, warnings } = paymentBlock(options.config?.display, isPhone ? 'phone' : 'desktop')
  for (const warning of warnings) {
    // biome-ignore lint/suspicious/noConsole: it is for whoever writes the page, who looks there.
    console.warn(`Razorpay: ${warning}`)
  }
  part('block').textContent = title ?? ''
  if (!title) show('problem', 'None of the payment methods that the page asks for works on this device.')
  return title
}

/** Razorpay offers no UPI apps on a desktop, so a block with nothing but `intent` leaves its guest without a way to pay. */
const FLOWS_OF = { phone: ['intent', 'qr', 'collect'], desktop: ['qr', 'collect'] }

/**
 * The title of the UPI block that the page asks for in `config.display`; undefined where this device could use none at the real
 * Razorpay. And what to warn of.
 */
function paymentBlock(display, device) {
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

async function play(action) {
  if (isBusy) return
  const pressed = document.activeElement
  // A button that is switched off loses the focus to nowhere.
  dialog.focus()
  setBusy(true)
  show('working', 'Waiting for the bank…')
  try {
    await action()
  } catch (error) {
    fail(error)
    pressed.focus()
  }
}

const pay = async () => succeed(await attemptPayment(options))

const failOnly = () => attemptPayment(options, part('reason').value)

async function failThenPay() {
  const error = await attemptPayment(options, part('reason').value).catch((refusal) => refusal)
  tell({ type: 'failed', error })
  show('problem', error.description)
  // Refused before there was a payment: then there is nothing to try again.
  if (!error.metadata.payment_id) return setBusy(false)
  await new Promise((resolve) => setTimeout(resolve, SECOND_TRY_DELAY_MS))
  show('working', 'Trying the same payment again…')
  succeed(await retryPayment(options, error.metadata.payment_id))
}

async function payAndLose() {
  await attemptPayment(options)
  show(
    'done',
    'Paid, and the page was never told: as when a phone dies or a tab is closed. Now close this tab.',
  )
}

function succeed(proof) {
  show('done', 'Paid.')
  part('close').disabled = true
  tell({ type: 'paid', proof })
}

function fail(error) {
  tell({ type: 'failed', error })
  show('problem', error.description)
  setBusy(false)
}

function setBusy(busy) {
  isBusy = busy
  for (const control of document.querySelectorAll('[data-plays]')) control.disabled = busy
}

/** `kind` is working, problem or done; the text is read out by screen readers. */
function show(kind, text) {
  const status = part('status')
  status.dataset.kind = kind
  status.textContent = text
}

function asRupees(paise) {
  const whole = paise % 100 === 0
  const digits = whole ? 0 : 2
  return `₹${(paise / 100).toLocaleString('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

/** Keeps the Tab key inside the dialog: the page behind the frame must not be reached. */
function trapFocus(dialog) {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return
    const stops = [...dialog.querySelectorAll('button:not(:disabled), select:not(:disabled)')].filter(
      (stop) => stop.checkVisibility(),
    )
    const isAtEdge =
      document.activeElement === dialog || document.activeElement === stops.at(event.shiftKey ? 0 : -1)
    if (!isAtEdge) return
    event.preventDefault()
    stops.at(event.shiftKey ? -1 : 0)?.focus()
  })
}

const dismiss = () => {
  if (!part('close').disabled) tell({ type: 'dismissed' })
}

part('pay').addEventListener('click', () => play(pay))
part('fail').addEventListener('click', () => play(failOnly))
part('fail-then-pay').addEventListener('click', () => play(failThenPay))
part('lose').addEventListener('click', () => play(payAndLose))
part('close').addEventListener('click', dismiss)
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape' && options?.modal?.escape !== false) dismiss()
})
trapFocus(dialog)
// The page's origin is not known yet; the word carries nothing.
window.parent.postMessage({ type: 'ready' }, '*')
