// Runs `npm run capacity`: prints what a day of a thousand to a million weddings needs, and how each figure is counted.
import { say } from '../print.ts'
import { COSTS, MEASURED_ON } from './costs.ts'
import { ASSUMED, linesOf } from './plan.ts'

/** The fourth is what the press counts on one auspicious day in all of India. */
const WEDDINGS = [1_000, 10_000, 100_000, 270_000, 1_000_000]
const NAME_WIDTH = 46
const WIDTH = 13

const inIndia = new Intl.NumberFormat('en-IN', { maximumSignificantDigits: 3 })
const row = (name: string, cells: readonly string[]): string =>
  name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(WIDTH)).join('')

const whole = new Intl.NumberFormat('en-IN')
say(`Costs as measured on ${MEASURED_ON} (packages/bench/capacity/costs.ts). Assumed:`)
for (const assumption of ASSUMED) say(`  ${assumption}`)
say('')
say(
  row(
    'weddings on the busiest day',
    WEDDINGS.map((weddings) => whole.format(weddings)),
  ),
)
for (const { name, formula, of } of linesOf(COSTS)) {
  say(
    row(
      name,
      WEDDINGS.map((weddings) => inIndia.format(of(weddings))),
    ),
  )
  say(`    = ${formula}`)
}
