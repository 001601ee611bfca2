// Writes a large sum in Hindi words, below its digits: six and more are not read at a glance.

const UP_TO_99 =
  'एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'.split(
    ' ',
  )

/** The Indian places, each a hundred times the one below; hundreds are ten times less. */
const PLACES = [
  [1_00_00_000, 'करोड़'],
  [1_00_000, 'लाख'],
  [1_000, 'हज़ार'],
  [100, 'सौ'],
] as const

function words(count: number): string[] {
  const place = PLACES.find(([size]) => count >= size)
  if (place === undefined) return count === 0 ? [] : [UP_TO_99[count - 1] ?? '']
  const [size, name] = place
  return [...words(Math.floor(count / size)), name, ...words(count % size)]
}

/** `एक लाख पाँच सौ एक रुपये` for 1,00,501 whole rupees; undefined below six digits. */
export const largeRupeesInHindi = (rupees: number): string | undefined =>
  rupees < 1_00_000 ? undefined : `${words(rupees).join(' ')} रुपये`
