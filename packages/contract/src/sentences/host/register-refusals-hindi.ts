// Refusals of calls of the register that hosts alone make, in Hindi. A native reader has not seen them yet.
import { REGISTER } from '../../limits.ts'
import { formatCount } from '../../money.ts'
import type { hostRegisterRefusals } from './register-refusals.ts'

export const hostRegisterRefusalsInHindi = {
  deskEndsInPast: 'डेस्क बीते समय पर बंद नहीं हो सकता। कृपया बाद का कोई दिन चुनें।',
  depositDayWrong: 'कृपया गिनती के दिन से आज तक का कोई दिन चुनें।',
  depositAmountWrong: 'कृपया गिनी हुई रक़म तक की कोई रक़म लिखें।',
  depositorRequired: 'कृपया लिखें कि बैंक में किसने जमा किया।',
  listEmpty: 'इस सूची में कोई नाम नहीं है।',
  listTooLong: `एक सूची में ${formatCount(REGISTER.maxImportRows)} पंक्तियाँ ही हो सकती हैं। कृपया इसे छोटी सूचियों में बाँटें।`,
  listTooWide: `एक सूची में ${REGISTER.maxImportColumns} कॉलम ही हो सकते हैं। कृपया जो कॉलम ज़रूरी नहीं हैं, उन्हें हटाएँ।`,
  cellTooLong: `एक ख़ाने में ${REGISTER.maxImportCell} अक्षर ही हो सकते हैं।`,
  occasionRequired: 'कृपया लिखें कि ये शगुन किस आयोजन में दिए गए थे।',
  yearWrong: 'कृपया साल ऐसे लिखें: 2019।',
  importsFull: 'इस आयोजन में और सूची नहीं जुड़ सकती। कृपया पहले कोई सूची हटाएँ।',
} as const satisfies Record<keyof typeof hostRegisterRefusals, string>
